import { badgeColours, badgeShapes, type BadgeImage } from '@somo/graphql/badge/badgeImage'
import { badgeIcons, type BadgeIcon } from '@somo/graphql/badge/badgeIcons'
import type {
  Badge,
  BadgeCondition,
  BadgeConditionKind,
  BadgeKind,
  BadgeMatch,
  BadgeRule,
  BadgeState,
  LocalText,
} from '@somo/graphql/schema'
import { labelLocales } from '../custom-fields/definitions.ts'
import type { LocalTexts } from '../media/mediumTypes.ts'

/** A condition as it is stored. */
export interface StoredCondition {
  readonly kind: BadgeConditionKind
  readonly count?: number
  readonly media?: readonly string[]
  readonly score?: number
}

/** A rule as it is stored. */
export interface StoredRule {
  readonly match: BadgeMatch
  readonly repeats: boolean
  readonly conditions: readonly StoredCondition[]
}

/** An image: drawn, or an uploaded picture in place of the drawing. */
export interface StoredImage extends BadgeImage {
  readonly picture?: string
}

/** What an author says of a badge. */
export interface BadgeValues {
  readonly names: LocalTexts
  readonly descriptions: LocalTexts
  readonly image: StoredImage
  readonly rule: StoredRule
}

/** A badge with its draft, or else its published version. */
export interface BadgeRow extends BadgeValues {
  readonly uuid: string
  readonly kind: BadgeKind
  readonly state: BadgeState
  readonly revision: number
  readonly version: number
  readonly hasDraft: boolean
  readonly awardCount: number
  readonly lastAwardedAt: string | null
}

/** Titles of media by their uuid. */
export type Titles = ReadonlyMap<string, string>

/** A text in the language asked for, or else in the first that has it. */
export const badgeTextIn = (texts: LocalTexts, locale: string): string | null =>
  [locale, ...labelLocales].map((one) => texts[one]).find((text) => text !== undefined) ?? null

const listTexts = (texts: LocalTexts): LocalText[] =>
  labelLocales.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined ? [] : [{ locale, text }]
  })

const mapCondition = ({ kind, count, media = [], score }: StoredCondition, titles: Titles): BadgeCondition => ({
  kind,
  count: count ?? null,
  media: media.map((uuid) => ({ uuid, title: titles.get(uuid) ?? '' })),
  score: score ?? null,
})

/** A rule with the titles of its media. */
export const mapRule = ({ match, repeats, conditions }: StoredRule, titles: Titles): BadgeRule => ({
  match,
  repeats,
  conditions: conditions.map((condition) => mapCondition(condition, titles)),
})

/** The media a rule names. */
export const mediaOf = (rule: StoredRule): readonly string[] => rule.conditions.flatMap(({ media = [] }) => media)

/** A badge as administrators read it. */
export const mapBadge = ({ names, descriptions, rule, ...row }: BadgeRow, titles: Titles): Badge => ({
  ...row,
  names: listTexts(names),
  descriptions: listTexts(descriptions),
  rule: mapRule(rule, titles),
})

interface Drawn {
  readonly shape: string
  readonly colour: string
  readonly icon: string
  readonly picture?: string | null
}

/** The image, where each part of it exists; else null. Whether there is such a picture, the database knows. */
export function readImage({ picture, ...image }: Drawn): StoredImage | null {
  const shape = badgeShapes.find((one) => one === image.shape)
  const colour = badgeColours.find((one) => one === image.colour)
  return shape === undefined || colour === undefined || !Object.hasOwn(badgeIcons, image.icon)
    ? null
    : // It is one of the names, as was just checked.
      { shape, colour, icon: image.icon as BadgeIcon, ...(picture ? { picture } : {}) }
}
