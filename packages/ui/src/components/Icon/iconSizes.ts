/** Icon sizes in px by place (look.md, icons). */
export const iconSizes = { inline: 13, chip: 15, button: 16, notice: 17, navigation: 18, phone: 20 } as const

export type IconSize = keyof typeof iconSizes
