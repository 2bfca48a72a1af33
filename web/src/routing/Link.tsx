import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { createPath, type NavigateOptions, resolvePath, type To } from './paths.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: To };

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link to a page of the product, which is shown without loading everything anew; to addresses elsewhere, a plain one. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  if (typeof to === 'string' && ELSEWHERE.test(to)) return <a {...rest} href={to} onClick={onClick} />;
  const href = createPath(resolvePath(to, location));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === createPath(location), state, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Whether the reader wants the page here, and not in another tab or window. */
const isPlain = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

type NavLinkProps = LinkProps & {
  /** Whether it stands for its page alone and not for those below it. */
  end?: boolean;
};

/** A link that says when it leads to where the reader is: class `active`, and `aria-current`. */
export function NavLink({ end, className, ...rest }: NavLinkProps) {
  const location = useLocation();
  const to = resolvePath(rest.to, location).pathname.toLowerCase();
  const here = location.pathname.toLowerCase();
  const active = here === to || (!end && to !== '/' && here.startsWith(`${to}/`));
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      {...rest}
      className={active ? `${className ?? ''} active` : className}
    />
  );
}

/** Leads elsewhere once it is drawn. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const address = typeof to === 'string' ? to : createPath(to);
  useEffect(() => void navigate(address, { replace }), [navigate, address, replace]);
  return null;
}
