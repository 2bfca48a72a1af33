/**
 * The router of the product. Its parts bear the names that React Router made common, so that whoever knows that
 * package knows them; it is our own because the package weighs ten times as much, most of it for what no page uses.
 */
export {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from './hooks.ts';
export { Link, type LinkProps, Navigate, NavLink } from './Link.tsx';
export { Outlet } from './RouterProvider.tsx';
export { ScrollRestoration } from './ScrollRestoration.tsx';
