// Runs before the first paint, inside the page. A chosen theme must not flash in the other one's colours, what is pressed
// or typed before the page is hydrated must not be lost, and the scripts of a rendered page come after what it shows.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be forbidden; the system's theme it is.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');

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
      // React ignores an event of a field whose value it knows already, so it must see the value change.
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

  // Scripts would slow down the fonts and pictures of a rendered page, so they are fetched after those.
  const scripts = document.documentElement.dataset.scripts?.split(' ') ?? [];
  const fetchScripts = () => {
    for (const src of scripts.splice(0)) {
      // Run in order, each as its own task: one task for all would block a phone.
      const script = { type: 'module', crossOrigin: '', async: false, src };
      document.head.append(Object.assign(document.createElement('script'), script));
    }
  };
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(fetchScripts)));
  // Slow pictures are not waited for.
  setTimeout(fetchScripts, 2000);
})();
