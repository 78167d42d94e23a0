import { readSelectedId } from '../../platform/api/isUuid.ts'
import { mediaTabs, type MediaTab } from './list/mediaList.ts'

/** What an address of the page asks for. */
export interface MediaPlace {
  readonly tab: MediaTab
  /** The tasks of the person in place of the list: those to do, or those that are handed in. */
  readonly tasks: 'toDo' | 'done' | null
  /** The task whose page is open; null for none. */
  readonly task: string | null
  /** The version of its answer whose receipt is shown. */
  readonly version: number | null
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
    tasks: query.get('tab') === 'tasks' ? (query.get('done') === '1' ? 'done' : 'toDo') : null,
    task: readSelectedId(query.get('task')),
    version: Number(query.get('version')) || null,
    medium: query.get('medium'),
    isPlaying: query.get('view') === 'play',
    item: query.get('item'),
  }
}

/** The address of a part of the list. */
export const tabHref = (tab: MediaTab): string => (tab === 'todo' ? '/media' : `/media?tab=${tab}`)
