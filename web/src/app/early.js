// Runs before the first paint, inside the page. Three things cannot wait for the program:
// a chosen theme must not flash in the other one's colours, what is pressed or typed before the page has come to life
// must not be lost, and a page that a server drew is to be seen before its program is fetched.
(() => {
  const root = document.documentElement;
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be forbidden; the system's theme it is.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');

  /** What was done, by element: the last thing counts. Links and what belongs to the browser work by themselves. */
  const done = new Map();
  const control = (target) =>
    target.closest?.('#root :is(button, [role=button], [role=combobox], label, input)');
  const onClick = (event) => {
    const element = !event.target.closest?.('a[href]') && control(event.target);
    if (!element || element.matches('input:not([type=checkbox], [type=radio])')) return;
    event.preventDefault();
    done.set(element, ['click']);
  };
  const onInput = ({ target }) => done.set(target, ['input', target.value]);
  const onSubmit = (event) => {
    event.preventDefault();
    done.set(event.target, ['submit']);
  };
  const listeners = { click: onClick, input: onInput, submit: onSubmit };
  for (const type in listeners) addEventListener(type, listeners[type], true);

  const again = {
    click(element) {
      for (const type of ['mousedown', 'mouseup']) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
      }
      element.click();
    },
    input(element, value) {
      // A chosen file stands in its field already, and nobody may write it there; of a list its choice counts.
      if (element.type === 'file' || element.localName === 'select')
        return element.dispatchEvent(new Event('change', { bubbles: true }));
      // The program takes what stands in a field for what it knows already: it must see it change.
      element.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    submit: (element) => element.requestSubmit(),
  };
  window.koliAlive = () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const [element, [type, value]] of done) if (element.isConnected) again[type](element, value);
    done.clear();
  };

  // The program of a drawn page would take the line from what is seen first: it is fetched after that.
  const programs = root.dataset.programs?.split(' ') ?? [];
  const fetchPrograms = () => {
    programs.splice(0).forEach((file, place) => {
      const element = document.createElement(place ? 'link' : 'script');
      element.crossOrigin = '';
      Object.assign(element, place ? { rel: 'modulepreload', href: file } : { type: 'module', src: file });
      document.head.append(element);
    });
  };
  /** A moment for pictures that begin to show only now. */
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(fetchPrograms));
  const onPaint = (list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    if (document.readyState === 'complete') return soon();
    addEventListener('load', soon);
    // Pictures that take long are not waited for.
    setTimeout(fetchPrograms, 1000);
  };
  if (!programs.length) return;
  setTimeout(fetchPrograms, 3000);
  // Nothing is painted in a tab that nobody sees.
  if (document.hidden) addEventListener('DOMContentLoaded', fetchPrograms);
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
})();
