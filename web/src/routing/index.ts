/**
 * The router of the product, under the names of the package `react-router`, for which the build, the tests and the
 * type checker put it (alias): the package's own weighs eight times as much, most of it for what no page uses.
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
