import { useState } from 'react';
import { toFailure } from '../../../lib/errors.ts';
import type { CampaignValues } from './campaignValues.ts';
import { useDraft } from './useDraft.ts';

type Options = {
  dirty: boolean;
  /** While the campaign is posted nobody leaves. */
  busy: boolean;
  values: CampaignValues;
  /** Takes the copy of this tab away. */
  forget: () => void;
  onClose: () => void;
};

/** Closing the sheet: asks when something was typed; saves the draft or discards. */
export function useLeaving({ dirty, busy, values, forget, onClose }: Options) {
  const { saveDraft } = useDraft();
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
  const onSave = async () => {
    setSaving(true);
    setError(null);
    try {
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

  const dialog = { busy: saving, error, onCancel: () => setAsking(false), onDiscard, onSave };
  return { ask, saveNow, asking, saved, dialog };
}
