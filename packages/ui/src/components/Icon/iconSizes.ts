/** The places an icon stands in, from the smallest to the largest. */
export const iconPlaces = ['inline', 'chip', 'button', 'notice', 'navigation', 'phone'] as const
export type IconSize = (typeof iconPlaces)[number]

/** Icon sizes in px by place (look.md, icons). */
export const iconSizes = {
  inline: 13,
  chip: 15,
  button: 16,
  notice: 17,
  navigation: 18,
  phone: 20,
} as const satisfies Record<IconSize, number>
