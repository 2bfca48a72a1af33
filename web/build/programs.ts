/** Pieces of the client that become one file together, by what their paths look like. */
type Program = { name: string; test: RegExp; priority?: number; minShareCount?: number };

const files = (folder: string, names: string) => new RegExp(`${folder}/(${names})\\.tsx?$`);
const material = (names: string) => new RegExp(`@mui/material/(${names})(/|\\.)`);
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/**
 * What is fetched as one file although several pages share it: pieces of a few hundred bytes each compress badly, and
 * each costs a phone a request. A piece belongs where pages have nearly all of the others anyway. Each file takes what
 * its pieces need along, unless one before it did: what public pages fetch comes first, then what is simpler.
 */
export const programs: Program[] = [
  // Campaign cards and their lists, which nearly every page draws.
  {
    name: 'cards',
    test: /components\/\w+\/(CampaignPicture|FavouriteButton|campaignAmount|campaignFacts|CampaignCard|SectionHeading|Skeletons|PersonAvatar|TypeTag|SoftTag|FieldError|ErrorState|Money|ProductCard|Tag|PresenceText)\.|lib\/(\w+\/)?(laterPart|pagePaths|useNow)\.|languages\/Rich\.|material\/(Card|Paper|Skeleton|IconButton)\//,
  },
  // Pages that are lists.
  {
    name: 'lists',
    test: /components\/\w+\/(CardList|listCategories|PlainSelect|RemovableChips|SearchAsYouType|SearchField|SortSelect|useLastPage|CampaignCardGrid|Pager)\.|lib\/\w+\/useAddressParams\.|\/useMediaQuery\//,
  },
  // Pages that list people.
  {
    name: 'people',
    test: /shared\/finding\/|form\/useCountryOptions\.|lib\/(\w+\/)?(countriesInOrder|place)\./,
  },
  // Pages of one thing: a campaign, an order, a person.
  {
    name: 'details',
    test: files(
      'components',
      'campaign/detail/(BackTo|sideBySide)|campaign/people/PersonFace|display/ClampedText|page/PageFailure',
    ),
  },
  // Of what fields, popups and tabs have in common, so that none of them brings the others along.
  { name: 'slots', test: /material\/utils\/useSlot\./, priority: 1 },
  { name: 'parts', test: /@mui\/(material\/(utils|transitions)|utils)\//, minShareCount: 2 },
  { name: 'icons', test: /icons-material|utils\/createSvgIcon\.|material\/SvgIcon\//, minShareCount: 3 },
  // What stands above a page.
  {
    name: 'popups',
    test: either(
      material('Modal|Dialog\\w*|Popover|Menu\\w*|Backdrop|Fade|Grow|Portal|FocusTrap|Unstable_TrapFocus'),
      files('components/overlay', 'Dialog|Menu'),
      files('routing', 'overlayHistory|useCloseOnBack'),
    ),
  },
  {
    name: 'fields',
    test: material(
      'TextField|FormControl\\w*|FormHelperText|FormLabel|FormGroup|Input\\w*|FilledInput|OutlinedInput|Select|NativeSelect|Checkbox|internal/SwitchBase',
    ),
  },
  // Everybody who is signed in.
  {
    name: 'members',
    test: /lib\/(\w+\/)?(savedTexts|endSession|useSessionChanged|refreshShown)\.|messages\/useSendWaiting\.|react\/hooks\/useSubscription/,
  },
  // A person whom one can write to.
  {
    name: 'contacts',
    test: /people\/(usePresence|PersonLine)\.|shared\/PersonPresence\.|messages\/(MessageButton|useOpenConversation)\.|display\/StatusChip\./,
  },
  { name: 'uploads', test: /components\/upload\/(usePictureUploads|useUploadPolicy|PictureTile)\./ },
  // Forms that say what is wrong.
  {
    name: 'forms',
    test: /node_modules\/formik\/|components\/form\/(FocusFirstError|FormTextField)\.|lib\/form\/useIdempotencyKey\./,
  },
];
