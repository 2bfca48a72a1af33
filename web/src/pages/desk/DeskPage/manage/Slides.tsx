import { useMutation, useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskSlideFragment } from '../../../../__generated__/graphql.ts';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { DialogForm } from '../../../../components/overlay/DialogForm.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { DecisionDialog } from '../parts/Decision.tsx';
import { PictureField } from './ContentFields.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow, RowPicture } from './ManageRow.tsx';

const SlidesDocument = graphql(`
  query DeskSlides {
    slides { ...DeskSlide }
  }
  fragment DeskSlide on Slide {
    id
    title
    text
    linkLabel
    link
    picture { id tiny small medium large }
  }
`);
const SaveSlideDocument = graphql(`
  mutation DeskSaveSlide($input: SaveSlideInput!) {
    saveSlide(input: $input) { slide { ...DeskSlide } }
  }
`);
const MoveSlideDocument = graphql(`
  mutation DeskMoveSlide($input: MoveSlideInput!) {
    moveSlide(input: $input) { slide { id } }
  }
`);
const RemoveSlideDocument = graphql(`
  mutation DeskRemoveSlide($input: RemoveSlideInput!) {
    removeSlide(input: $input) { removedSlideId }
  }
`);

type Slide = DeskSlideFragment;
type Open = { what: 'edit'; slide: Slide | null } | { what: 'remove'; slide: Slide };

/** The slides of the home page, in their order. */
export default function Slides() {
  const { data, error, refetch } = useQuery(SlidesDocument, { fetchPolicy: 'cache-and-network' });
  const [move, { loading }] = useMutation(MoveSlideDocument);
  const [open, setOpen] = useState<Open | null>(null);
  const toast = useToast();
  const slides = data?.slides;
  const moveTo = async (id: string, position: number) => {
    try {
      await move({ variables: { input: { id, position } } });
      await refetch();
    } catch (thrown) {
      toast(toFailure(thrown).message, 'error');
    }
  };
  return (
    <ManageFrame
      title="Slides"
      parent={{ to: '/desk/manage', label: 'Manage' }}
      aside={
        <Button
          variant="contained"
          startIcon={<AddRounded />}
          onClick={() => setOpen({ what: 'edit', slide: null })}
        >
          Add slide
        </Button>
      }
    >
      <ManageList
        title="Home page"
        list={slides && { nodes: slides, totalCount: slides.length }}
        error={error}
        onRetry={refetch}
        empty="No slides of your own."
        hint="The home page shows the three that come with Koli until you add one."
      >
        {(slide) => {
          const { id, title, text, link, picture } = slide;
          const place = (slides ?? []).findIndex((one) => one.id === id) + 1;
          return (
            <ManageRow
              key={id}
              picture={<RowPicture src={picture.small} />}
              title={`${place}. ${title}`}
              line={[text, link].filter(Boolean).join(' · ')}
              actions={
                <>
                  {place > 1 && (
                    <Button
                      size="small"
                      color="inherit"
                      disabled={loading}
                      onClick={() => void moveTo(id, place - 1)}
                      aria-label={`Move up: ${title}`}
                    >
                      Move up
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="outlined"
                    onClick={() => setOpen({ what: 'edit', slide })}
                    aria-label={`Edit slide: ${title}`}
                  >
                    Edit slide
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => setOpen({ what: 'remove', slide })}
                    aria-label={`Remove slide: ${title}`}
                  >
                    Remove
                  </Button>
                </>
              }
            />
          );
        }}
      </ManageList>
      {open?.what === 'edit' && <SlideDialog {...open} onClose={() => setOpen(null)} onDone={refetch} />}
      {open?.what === 'remove' && <RemoveDialog {...open} onClose={() => setOpen(null)} onDone={refetch} />}
    </ManageFrame>
  );
}

type DialogProps = { onClose: () => void; onDone: () => Promise<unknown> };
type Values = { title: string; text: string; linkLabel: string; link: string; picture: UploadedPicture[] };

/** What is wrong with a slide, before it is sent. */
function slideErrors({ title, text, linkLabel, link, picture }: Values) {
  return {
    ...(title.trim() === '' && { title: 'Write a heading.' }),
    ...(text.trim() === '' && { text: 'Write the text.' }),
    ...(picture.length === 0 && { picture: 'Add a picture.' }),
    ...(link.trim() !== '' &&
      !/^\/(?![/\\])/.test(link.trim()) && { link: 'Begin with a slash, like /campaigns.' }),
    ...(link.trim() !== '' && linkLabel.trim() === '' && { linkLabel: 'Write the words of the button.' }),
    ...(link.trim() === '' && linkLabel.trim() !== '' && { link: 'Enter the page it opens.' }),
  };
}

function SlideDialog({ slide, onClose, onDone }: DialogProps & { slide: Slide | null }) {
  const [save] = useMutation(SaveSlideDocument);
  const [uploading, setUploading] = useState(false);
  const toast = useToast();
  const { error, submit } = useSubmit<Values>({
    errorsIn: slideErrors,
    send: async ({ title, text, linkLabel, link, picture }) => {
      const button = { linkLabel: linkLabel.trim() || null, link: link.trim() || null };
      const input = { id: slide?.id ?? null, title, text, picture: picture[0]?.id ?? '', ...button };
      await save({ variables: { input } });
      await onDone();
      toast(`Saved: ${title}`);
      onClose();
    },
  });
  return (
    <DialogForm
      title={slide ? 'Edit slide' : 'Add slide'}
      submit="Save slide"
      cancel="Go back"
      sheet
      waits={uploading}
      error={error}
      onClose={onClose}
      initialValues={{
        title: slide?.title ?? '',
        text: slide?.text ?? '',
        linkLabel: slide?.linkLabel ?? '',
        link: slide?.link ?? '',
        picture: slide ? [slide.picture] : [],
      }}
      {...submit}
    >
      Everyone sees it on the home page immediately.
      <FormTextField name="title" label="Heading" maxLength={100} />
      <FormTextField name="text" label="Text" maxLength={200} multiline minRows={2} />
      <PictureField onUploading={setUploading} label="Add a picture" />
      <FormTextField name="linkLabel" label="Button (optional)" maxLength={30} />
      <FormTextField name="link" label="Page it opens" maxLength={200} placeholder="/campaigns" />
    </DialogForm>
  );
}

function RemoveDialog({ slide, onClose, onDone }: DialogProps & { slide: Slide }) {
  const [remove] = useMutation(RemoveSlideDocument);
  const toast = useToast();
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        label: 'Remove slide',
        destructive: true,
        effect: `${slide.title} leaves the home page. It can’t be brought back.`,
        reason: null,
        run: async () => {
          await remove({ variables: { input: { id: slide.id } } });
          await onDone();
          toast(`Removed: ${slide.title}`);
        },
      }}
    />
  );
}
