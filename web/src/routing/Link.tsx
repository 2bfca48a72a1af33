import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { createPath, type NavigateOptions, resolvePath, type To } from './paths.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: To };

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link within the product, followed without a page load. Other addresses get a plain link. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  if (typeof to === 'string' && EXTERNAL.test(to)) return <a {...rest} href={to} onClick={onClick} />;
  const href = createPath(resolvePath(to, location));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === createPath(location), state, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Whether the click asks for this tab, and not for another tab or window. */
const isPlain = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

type NavLinkProps = LinkProps & {
  /** Active for this exact path only, not for paths below it. */
  end?: boolean;
};

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

export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const address = typeof to === 'string' ? to : createPath(to);
  useEffect(() => void navigate(address, { replace }), [navigate, address, replace]);
  return null;
}
