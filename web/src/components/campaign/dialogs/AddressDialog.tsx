import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { FieldPair } from '../../form/FieldPair.tsx';
import { type FieldRow, FormTextField, FormTextFields } from '../../form/FormTextField.tsx';
import { useCountryOptions } from '../../form/useCountryOptions.ts';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

const GiveAddressDocument = graphql(`
  mutation GiveAddress($input: GiveAddressInput!) {
    giveAddress(input: $input) { remark { ...Job } }
  }
`);

/** The influencer says where the product goes. */
export function AddressDialog({ job, onClose }: JobDialogProps) {
  const { me } = useMe();
  const countries = useCountryOptions();
  const [initialValues] = useState(() => firstValues(job, me?.profile.fullName ?? ''));
  const { finish, failure } = useStep(GiveAddressDocument);
  return (
    <DialogForm
      wide
      title={t('Delivery address')}
      initialValues={initialValues}
      validate={addressErrors}
      onSubmit={(values) =>
        finish(
          { remarkId: job.id, address: toAddress(values) },
          { said: t('Address saved'), onDone: onClose },
        )
      }
      submit={t('Save address')}
      error={failure?.message}
      onClose={onClose}
    >
      {t('Only {fullName} sees it. We delete it 90 days after the job ends.', {
        fullName: job.campaign.owner.fullName,
      })}
      <FormTextField
        name="country"
        label={t('Country')}
        options={[{ value: '', label: '' }, ...countries]}
        autoComplete="shipping country"
        sx={{ mt: 2 }}
      />
      <FormTextFields fields={lines} />
      <FieldPair>
        <FormTextFields fields={places} />
      </FieldPair>
    </DialogForm>
  );
}

const lines: readonly FieldRow[] = [
  ['recipient', msg('Recipient name'), 200, 'shipping name'],
  ['phone', msg('Phone number'), 30, 'shipping tel'],
  ['line1', msg('Street and number'), 200, 'shipping address-line1'],
  ['line2', msg('Unit, floor (optional)'), 200, 'shipping address-line2'],
];

const places: readonly FieldRow[] = [
  ['city', msg('City'), 100, 'shipping address-level2'],
  ['region', msg('State or province (optional)'), 100, 'shipping address-level1'],
  ['postalCode', msg('Postal code (optional)'), 20, 'shipping postal-code'],
];

/** What was given before, or the reader's name. */
function firstValues({ shipping }: JobFragment, fullName: string) {
  const known = shipping?.address;
  return {
    recipient: known?.recipient ?? fullName,
    phone: known?.phone ?? '',
    line1: known?.line1 ?? '',
    line2: known?.line2 ?? '',
    city: known?.city ?? '',
    region: known?.region ?? '',
    postalCode: known?.postalCode ?? '',
    country: known?.country ?? '',
  };
}

type Values = ReturnType<typeof firstValues>;

function addressErrors(values: Values): Partial<Values> {
  const errors: Partial<Values> = {};
  if (!values.country) errors.country = t('Please select country');
  if (!values.recipient.trim()) errors.recipient = t('Please enter the name of the recipient');
  if (!values.phone.trim()) errors.phone = t('Mobile number is required');
  if (!values.line1.trim()) errors.line1 = t('Please enter street and number');
  if (!values.city.trim()) errors.city = t('This field is required');
  return errors;
}

const toAddress = ({ line2, region, postalCode, ...needed }: Values) => ({
  ...needed,
  line2: line2.trim() || null,
  region: region.trim() || null,
  postalCode: postalCode.trim() || null,
});
