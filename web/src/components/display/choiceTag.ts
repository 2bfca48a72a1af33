/** For `sx` of a pill that is ink while it is chosen. */
export const choiceTag = (chosen: boolean, height = 36) => ({
  height,
  flexShrink: 0,
  bgcolor: chosen ? 'text.primary' : 'background.paper',
  color: chosen ? 'background.default' : 'text.primary',
  borderColor: chosen ? 'text.primary' : 'divider',
  '&:hover': { borderColor: 'text.secondary' },
});
