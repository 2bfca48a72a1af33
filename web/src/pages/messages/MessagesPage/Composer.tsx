import { useApolloClient } from '@apollo/client/react';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { keepWaiting } from '../../../components/messages/waitingMessages.ts';
import { PendingTile } from '../../../components/upload/PendingTile.tsx';
import { PictureTile } from '../../../components/upload/PictureTile.tsx';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { usePictureUploads } from '../../../components/upload/usePictureUploads.ts';
import { t } from '../../../languages/t.ts';
import { forgetTexts, readText, saveText } from '../../../lib/form/savedTexts.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { SetTypingDocument } from './documents.ts';

const MOST_TEXT = 2_000;
const MOST_PICTURES = 4;
/** How often the other is told that somebody is writing, in milliseconds. */
const TELL_EVERY = 3_000;

type Props = {
  /** Left out while it is not known whether there is one. */
  conversationId?: string;
  person: { id: string; fullName: string };
  accountId: string;
};

/** Where a message is written. It is handed over at once, and waits by itself for a connection. */
export function Composer({ conversationId, person, accountId }: Props) {
  const client = useApolloClient();
  const { state } = useLocation();
  const name = person.fullName;
  // By person: what was begun before the conversation was known goes on in it.
  const form = `message-to-${person.id}`;
  const [text, setText] = useState(() => readText(accountId, form));
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const told = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, refusal, add, edit, accept } = usePictureUploads({
    value: pictures,
    onChange: setPictures,
    purpose: 'message',
    max: MOST_PICTURES,
  });
  const isReady = (text.trim() !== '' || pictures.length > 0) && pending.length === 0;

  const write = (next: string) => {
    setText(next);
    saveText(accountId, form, next);
    if (!conversationId || next.trim() === '' || Date.now() - told.current < TELL_EVERY) return;
    told.current = Date.now();
    const variables = { input: { conversationId } };
    void client.mutate({ mutation: SetTypingDocument, variables }).catch(() => undefined);
  };
  const send = () => {
    if (!isReady) return;
    const createdAt = new Date().toISOString();
    keepWaiting(accountId, {
      clientId: newId(),
      ...(conversationId && { conversationId }),
      person: { id: person.id, fullName: person.fullName },
      text: text.trim(),
      pictures,
      createdAt,
    });
    setText('');
    setPictures([]);
    forgetTexts(form);
    told.current = 0;
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <Box
      component="form"
      aria-label={t('Write to {name}', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ borderTop: 1, borderColor: 'divider', p: { xs: 1, sm: 1.5 } }}
    >
      {pictures.length + pending.length > 0 && (
        <PlainList
          label={t('Pictures')}
          sx={{ display: 'grid', gap: 1, mb: 1, gridTemplateColumns: 'repeat(auto-fill, 112px)' }}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              count={pictures.length}
              plain
              onMove={() => undefined}
              onRemove={(gone) => edit((now) => now.toSpliced(gone, 1))}
            />
          ))}
          {pending.map((upload) => (
            <PendingTile key={upload.key} upload={upload} />
          ))}
        </PlainList>
      )}
      {refusal && (
        <Box role="alert" sx={{ mb: 1 }}>
          <FieldError text={refusal} />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <TextField
          fullWidth
          multiline
          autoFocus={state?.write === true}
          maxRows={6}
          size="small"
          placeholder={t('Write to {name}', { name })}
          value={text}
          inputRef={field}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { 'aria-label': t('Message'), maxLength: MOST_TEXT } }}
        />
        <IconButton
          component="label"
          aria-label={t('Add pictures')}
          disabled={pictures.length >= MOST_PICTURES}
        >
          <AddPhotoAlternateOutlined />
          <input
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label={t('Choose pictures')}
            onChange={onFiles}
          />
        </IconButton>
        <IconButton type="submit" aria-label={t('Send')} color="primary" disabled={!isReady}>
          <SendRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

/** A UUID; `randomUUID` is missing where a page is served without TLS. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
