import type { MediaStatisticsPeriod } from '@somo/graphql/schema'
import type { ListCodec } from '../../domain/list/definition/defineList.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'

/** The periods, as an address names them: in weeks. */
export const periods = {
  4: 'WEEKS_4',
  12: 'WEEKS_12',
  26: 'WEEKS_26',
  52: 'WEEKS_52',
} as const satisfies Record<number, MediaStatisticsPeriod>

export const weekCounts = [4, 12, 26, 52] as const
export type WeekCount = (typeof weekCounts)[number]
const usualWeeks: WeekCount = 12

/** The parts of the page, in their order. */
export const statisticsTabs = ['media', 'searches'] as const
export type StatisticsTab = (typeof statisticsTabs)[number]

/** The parts of the page of one medium, in their order. */
export const mediumTabs = ['figures', 'mediumPeople', 'ratings'] as const
export type MediumTab = (typeof mediumTabs)[number]

/** Whose figures are shown, and since when: for everything on the page. */
export interface StatisticsChoice {
  /** Null: the highest unit that the person manages. */
  readonly unit: string | null
  readonly weeks: WeekCount
}

/** What an address asks for; what is unknown in it is ignored. */
export interface StatisticsAddress extends StatisticsChoice {
  readonly tab: StatisticsTab
  /** The medium that is looked at; null for the list. */
  readonly medium: string | null
  /** The part of its page. */
  readonly mediumTab: MediumTab
}

/** Reads an address. */
export function readStatisticsAddress(search: string): StatisticsAddress {
  const query = new URLSearchParams(search)
  return {
    unit: readSelectedId(query.get('unit')),
    weeks: weekCounts.find((count) => String(count) === query.get('weeks')) ?? usualWeeks,
    tab: statisticsTabs.find((tab) => tab === query.get('tab')) ?? 'media',
    medium: readSelectedId(query.get('medium')),
    mediumTab: mediumTabs.find((tab) => tab === query.get('tab')) ?? 'figures',
  }
}

function writeChoice(query: URLSearchParams, { unit, weeks }: StatisticsChoice): void {
  if (unit !== null) query.set('unit', unit)
  if (weeks !== usualWeeks) query.set('weeks', String(weeks))
}

/** The query of an address, with its question mark; '' for the list as it is at first. */
export function writeStatisticsAddress({ tab, medium, mediumTab, ...choice }: StatisticsAddress): string {
  const query = new URLSearchParams(medium === null ? {} : { medium })
  if (medium === null ? tab !== 'media' : mediumTab !== 'figures') query.set('tab', medium === null ? tab : mediumTab)
  writeChoice(query, choice)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The codec of a list whose addresses keep the unit, the period and the medium as well. */
export const withChoice = <Tab extends string>(
  list: ListCodec<Tab>,
  choice: StatisticsChoice,
  medium: string | null = null,
): ListCodec<Tab> => ({
  read: list.read,
  keep: list.keep,
  write: (state) => {
    const query = new URLSearchParams(medium === null ? {} : { medium })
    writeChoice(query, choice)
    return [query.toString(), list.write(state)].filter((part) => part !== '').join('&')
  },
})
