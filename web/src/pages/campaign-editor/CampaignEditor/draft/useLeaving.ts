import { useState } from 'react';
import type { DraftForEditFragment } from '../../../../__generated__/graphql.ts';
import { toFailure } from '../../../../lib/errors.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { useDraft } from './useDraft.ts';

type Options = {
  dirty: boolean;
  /** While the campaign is posted nobody leaves. */
  busy: boolean;
  values: CampaignValues;
  /** Takes the copy of this tab away. */
  forget: () => void;
  /** When the draft was saved that the form began with. */
  savedAt: string | null;
  onClose: () => void;
};

/** Closing the sheet: asks when something was typed; saves the draft or discards. */
export function useLeaving({ dirty, busy, values, forget, savedAt, onClose }: Options) {
  const { saveDraft, findNewer } = useDraft();
  const [newer, setNewer] = useState<DraftForEditFragment | null>(null);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const ask = () => {
    if (busy) return;
    setError(null);
    if (saved || !dirty) onClose();
    else setAsking(true);
  };
  const onDiscard = () => {
    forget();
    onClose();
  };
  const onSave = async (isReplacing = false) => {
    setSaving(true);
    setError(null);
    setNewer(null);
    try {
      const found = isReplacing ? null : await findNewer(values, savedAt);
      if (found) return setNewer(found);
      await saveDraft(values);
      forget();
      setAsking(false);
      setSaved(true);
    } catch (thrown) {
      setError(toFailure(thrown).message);
    } finally {
      setSaving(false);
    }
  };

  /** Saves without asking; the dialog shows what went wrong. */
  const saveNow = () => {
    setAsking(true);
    void onSave();
  };

  const onCancel = () => {
    setAsking(false);
    setNewer(null);
  };
  const dialog = { busy: saving, error, onCancel, onDiscard, onSave: () => void onSave() };
  const choice = { onCancel, onReplace: () => void onSave(true) };
  return { ask, saveNow, asking: asking && !newer, newer, saved, dialog, choice };
}
