/** What follows the name of a managed page in the address: which row it is about; absent for the list. */
export type ManagePageProps = { id?: string | undefined };
