/** How many rows of each kind a database of the benchmark has. */
export interface Sizes {
  readonly profiles: number;
  readonly campaigns: number;
  readonly remarks: number;
  readonly notifications: number;
  /** Rows of people's statements; about three in five are hires, the rest releases. */
  readonly transactions: number;
}

/** The database that the workloads are measured on. */
export const full: Sizes = {
  profiles: 100_000,
  campaigns: 50_000,
  remarks: 500_000,
  notifications: 300_000,
  transactions: 100_000,
};

/** A quick one, large enough that a wrong plan is a slow plan. */
export const small: Sizes = {
  profiles: 20_000,
  campaigns: 8_000,
  remarks: 40_000,
  notifications: 24_000,
  transactions: 4_000,
};

/**
 * Databases that growth is shown on, beside the full one: as many people and notifications, fewer and more campaigns
 * with about as many applications each.
 */
export const fewCampaigns: Sizes = { ...full, campaigns: 1_000, remarks: 10_000, transactions: 2_000 };
export const manyCampaigns: Sizes = { ...full, campaigns: 500_000, remarks: 1_000_000, transactions: 20_000 };
/** The same for a quick look. */
export const fewSmall: Sizes = { ...small, campaigns: 1_000, remarks: 5_000, transactions: 1_000 };
