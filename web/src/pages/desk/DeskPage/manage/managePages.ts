import { type ComponentType, lazy } from 'react';
import type { StaffRole } from '../../../../__generated__/enums.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import type { ManagePageProps } from './manageProps.ts';

type ManagePage = {
  readonly label: string;
  /** What is done there, in one line. */
  readonly line: string;
  readonly role: StaffRole;
  readonly Page: ComponentType<ManagePageProps>;
};

const page = (load: () => Promise<{ default: ComponentType<ManagePageProps> }>) =>
  lazy(() => loadChunk(load));

/** What is looked after at the desk without waiting in a queue, by what addresses call it. */
export const managePages: Readonly<Record<string, ManagePage>> = {
  pages: {
    label: 'Pages',
    line: 'About, FAQ, terms and privacy policy, with their earlier versions',
    role: 'CONTENT',
    Page: page(() => import('./SiteTexts.tsx')),
  },
  news: {
    label: 'News',
    line: 'Write, publish and withdraw articles',
    role: 'CONTENT',
    Page: page(() => import('./News.tsx')),
  },
  featured: {
    label: 'Featured',
    line: 'Campaigns on the front page and influencers on their page',
    role: 'CONTENT',
    Page: page(() => import('./Featured.tsx')),
  },
  slides: {
    label: 'Slides',
    line: 'The slides of the home page, with pictures and links',
    role: 'CONTENT',
    Page: page(() => import('./Slides.tsx')),
  },
  categories: {
    label: 'Categories',
    line: 'What campaigns and interests are about',
    role: 'CONTENT',
    Page: page(() => import('./Categories.tsx')),
  },
  products: {
    label: 'Products',
    line: 'Take products out of the shop and bring them back',
    role: 'TRUST',
    Page: page(() => import('./Products.tsx')),
  },
  money: {
    label: 'Stuck money',
    line: 'Charges, payouts and refunds that do not move as they should',
    role: 'PAYMENTS',
    Page: page(() => import('./StuckMoney.tsx')),
  },
  events: {
    label: 'Provider events',
    line: 'Notices of the payment provider that failed',
    role: 'PAYMENTS',
    Page: page(() => import('./ProviderEvents.tsx')),
  },
  figures: {
    label: 'Monthly figures',
    line: 'What payments cost and earned, with the fees of the provider',
    role: 'LEAD',
    Page: page(() => import('./MonthlyFigures.tsx')),
  },
  staff: {
    label: 'Staff',
    line: 'Who works here, and their roles',
    role: 'LEAD',
    Page: page(() => import('./Staff.tsx')),
  },
  doctor: {
    label: 'Setup checks',
    line: 'Keys, mail, storage, database: what works and what to mend',
    role: 'LEAD',
    Page: page(() => import('./Doctor.tsx')),
  },
  log: {
    label: 'Audit log',
    line: 'What staff decided and read',
    role: 'LEAD',
    Page: page(() => import('./AuditLog.tsx')),
  },
};
