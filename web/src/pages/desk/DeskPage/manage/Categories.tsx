import { useMutation, useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskCategoryFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { DialogForm } from '../../../../components/overlay/DialogForm.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';

const CategoriesDocument = graphql(`
  query DeskCategories {
    categoriesDesk { ...DeskCategory }
  }
  fragment DeskCategory on Category {
    id
    name
    slug
    isActive
    isFeatured
  }
`);
const SaveCategoryDocument = graphql(`
  mutation DeskSaveCategory($input: SaveCategoryInput!) {
    saveCategory(input: $input) { category { ...DeskCategory } }
  }
`);

type Category = DeskCategoryFragment;

/** What campaigns and interests are about. */
export default function Categories() {
  const { data, error, refetch } = useQuery(CategoriesDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<{ category: Category | null } | null>(null);
  const rows = data?.categoriesDesk;
  return (
    <ManageFrame
      title="Categories"
      parent={{ to: '/desk/manage', label: 'Manage' }}
      aside={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setOpen({ category: null })}>
          Add category
        </Button>
      }
    >
      <ManageList
        title="Categories and interests"
        list={rows && { nodes: rows, totalCount: rows.length }}
        error={error}
        onRetry={refetch}
        empty="No categories yet."
      >
        {(category) => (
          <ManageRow
            key={category.id}
            title={category.name}
            line={`/campaigns/${category.slug}`}
            aside={
              <>
                {category.isFeatured && <SoftTag tone="info">On the home page</SoftTag>}
                {!category.isActive && <SoftTag tone="warning">Hidden</SoftTag>}
              </>
            }
            actions={
              <Button
                size="small"
                variant="outlined"
                onClick={() => setOpen({ category })}
                aria-label={`Edit category: ${category.name}`}
              >
                Edit category
              </Button>
            }
          />
        )}
      </ManageList>
      {open && <CategoryDialog {...open} onClose={() => setOpen(null)} onDone={refetch} />}
    </ManageFrame>
  );
}

type DialogProps = { category: Category | null; onClose: () => void; onDone: () => Promise<unknown> };

function CategoryDialog({ category, onClose, onDone }: DialogProps) {
  const [save] = useMutation(SaveCategoryDocument);
  const toast = useToast();
  const { error, submit } = useSubmit({
    errorsIn: ({ name }: { name: string; isActive: boolean; isFeatured: boolean }) => ({
      ...(name.trim() === '' && { name: 'Enter a name.' }),
    }),
    send: async (values) => {
      await save({ variables: { input: { id: category?.id ?? null, ...values } } });
      await onDone();
      toast(`Saved: ${values.name}`);
      onClose();
    },
  });
  return (
    <DialogForm
      title={category ? 'Edit category' : 'Add category'}
      submit="Save category"
      cancel="Go back"
      error={error}
      onClose={onClose}
      initialValues={{
        name: category?.name ?? '',
        isActive: category?.isActive ?? true,
        isFeatured: category?.isFeatured ?? false,
      }}
      {...submit}
    >
      Campaigns and members that have it keep it, also when it is hidden. Links to it stay.
      <FormTextField name="name" label="Name" maxLength={40} />
      <Choice name="isActive" label="Can be chosen" />
      <Choice name="isFeatured" label="On the home page" />
    </DialogForm>
  );
}

function Choice({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={(_event, checked) => void setValue(checked)} />}
      label={label}
    />
  );
}
