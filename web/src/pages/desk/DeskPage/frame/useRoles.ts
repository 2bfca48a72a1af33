import { useQuery } from '@apollo/client/react';
import type { StaffRole } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';

const RolesDocument = graphql(`
  query DeskRoles {
    me { id staffRoles }
  }
`);

/** Whether the viewer has a role of staff; a lead has all. */
export function useRole(role: Exclude<StaffRole, 'LEAD'>): boolean {
  const { data } = useQuery(RolesDocument);
  const roles = data?.me?.staffRoles ?? [];
  return roles.includes(role) || roles.includes('LEAD');
}
