import Link from '@mui/material/Link';

/** An address in running text, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’])/i;

/** What somebody wrote, with its web addresses as links that give nothing away and pass nothing on. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 1 ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        sx={{ color: 'info.main' }}
      >
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
