import { useQuery } from '@apollo/client/react';
import type { StaffRole } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';

const RolesDocument = graphql(`
  query DeskRoles {
    me { id staffRoles }
  }
`);

/** Tells whether the viewer has a role of staff; a lead has all. Null while that is not known. */
export function useRoles(): ((role: StaffRole) => boolean) | null {
  const { data } = useQuery(RolesDocument);
  if (!data) return null;
  const roles = data.me?.staffRoles ?? [];
  return (role) => roles.includes(role) || roles.includes('LEAD');
}

/** Whether the viewer has a role of staff. */
export const useRole = (role: StaffRole): boolean => useRoles()?.(role) ?? false;
