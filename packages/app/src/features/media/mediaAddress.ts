import { mediaTabs, type MediaTab } from './list/mediaList.ts'

/** What an address of the page asks for. */
export interface MediaPlace {
  readonly tab: MediaTab
  /** The medium whose page or player is open; null for the list. */
  readonly medium: string | null
  readonly isPlaying: boolean
  /** The item of a course that the player shows; null for the first one that is open. */
  readonly item: string | null
}

/** Reads an address; a tab that there is not asks for the first one. */
export function readMediaPlace(search: string): MediaPlace {
  const query = new URLSearchParams(search)
  return {
    tab: mediaTabs.find((tab) => tab === query.get('tab')) ?? 'todo',
    medium: query.get('medium'),
    isPlaying: query.get('view') === 'play',
    item: query.get('item'),
  }
}

/** The address of a part of the list. */
export const tabHref = (tab: MediaTab): string => (tab === 'todo' ? '/media' : `/media?tab=${tab}`)
