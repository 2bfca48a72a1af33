import { createContext, useContext } from 'react';

const CampaignOfForm = createContext<string | null>(null);

/** Gives the parts of the form the campaign that it was opened from. */
export const CampaignOfFormProvider = CampaignOfForm.Provider;

/** The campaign that the form was opened from, null without one. */
export const useCampaignOfForm = () => useContext(CampaignOfForm);
