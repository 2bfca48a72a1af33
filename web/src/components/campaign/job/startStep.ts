import { createContext, useContext } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import type { NextStep } from './pressable.ts';

/** Opens the dialog of a step; `about` is the id of a deliverable. */
export type StartStep = (job: JobFragment, step: NextStep, about?: string) => void;

export const StartContext = createContext<StartStep>(() => undefined);

/** For buttons inside `<JobDialogs>`. */
export const useStartStep = () => useContext(StartContext);
