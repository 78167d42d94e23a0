/** Icon sizes in px by place (look.md, icons), for `size` of a lucide icon; under 16 px the stroke is 2, else 1.75. */
export const iconSizes = { inline: 13, chip: 15, button: 16, notice: 17, navigation: 18, phone: 20 } as const

/** The stroke width that keeps a lucide icon of this size in px as heavy as the type beside it. */
export const iconStroke = (size: number): number => (size < 16 ? 2 : 1.75)
