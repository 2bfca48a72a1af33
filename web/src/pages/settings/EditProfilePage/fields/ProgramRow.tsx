import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import type { DeprecatedUseFragment } from '../../../../__generated__/graphql.ts';
import { ScopeTags } from '../../../../components/scopes/ScopeTags.tsx';
import { t } from '../../../../languages/t.ts';
import { DeprecatedUses } from './DeprecatedUses.tsx';
import { TitleAndHint } from './SettingsSection.tsx';

type Props = {
  icon: ComponentType<SvgIconProps>;
  program: {
    name: string;
    scopes: Parameters<typeof ScopeTags>[0]['scopes'];
    lastOperation?: string | null;
    deprecatedFieldsUsed?: readonly DeprecatedUseFragment[];
  };
  /** Lines below the name. */
  hint: ReactNode;
  /** What can be done. */
  children: ReactNode;
};

/** A program that acts for the viewer: a token or a connected app, with what it may do. */
export function ProgramRow({ icon: Icon, program, hint, children }: Props) {
  const { name, scopes, lastOperation, deprecatedFieldsUsed = [] } = program;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'start',
        columnGap: 2,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon aria-hidden sx={{ mt: 0.25, color: 'text.secondary' }} />
      <TitleAndHint
        title={name}
        hint={
          <>
            {hint}
            {lastOperation && <Box>{t('Last operation: {operation}', { operation: lastOperation })}</Box>}
          </>
        }
      />
      {children}
      <ScopeTags scopes={scopes} />
      <DeprecatedUses uses={deprecatedFieldsUsed} sx={{ gridColumn: '2 / -1' }} />
    </Box>
  );
}
