import type { ConflictStateProps } from '@somo/ui/ConflictState'
import { useState } from 'react'
import { merge, type Texts } from '../../platform/form/merge/merge.ts'
import type { ComingPlace } from './place.ts'
import type { SavedPlace, PlaceAnswer } from './placeAnswer.ts'
import { unitRoles } from './unitMessages.ts'

/** How often a change is taken up again when others save at the very same moment. */
const mostAttempts = 3

export const placeFields = ['role', 'from', 'until'] as const
export type PlaceField = (typeof placeFields)[number]

/** The same fields of a place were changed here and meanwhile elsewhere. */
export interface PlaceConflict {
  readonly fields: readonly PlaceField[]
  readonly mine: ComingPlace
  readonly theirs: SavedPlace
}

/** Saving a place, and what somebody else did to the same one. */
export interface PlaceSaving {
  /** Null while it is asked about. */
  readonly save: (mine: ComingPlace) => Promise<PlaceAnswer | null>
  readonly conflict: PlaceConflict | null
  /** The place with one value chosen for each field of the conflict, to be saved at once. */
  readonly decide: (choices: Parameters<ConflictStateProps['onSave']>[0]) => ComingPlace | null
  /** The place as it was saved meanwhile. */
  readonly giveUp: () => ComingPlace | null
}

const textsOf = ({
  role,
  from,
  until,
}: Omit<SavedPlace, 'revision' | 'from'> & { readonly from?: string | null }): Texts<PlaceField> => ({
  role,
  from: from ?? '',
  until: until ?? '',
})

const placeOf = ({ role, from, until }: Texts<PlaceField>): ComingPlace => ({
  role: unitRoles.find((one) => one === role) ?? 'MEMBER',
  from: from === '' ? null : from,
  until: until === '' ? null : until,
})

const isLate = ({ userErrors }: PlaceAnswer): boolean => userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')

/**
 * Saves a place on the revision it was read at. Where it was changed meanwhile, changes to different fields come together by
 * themselves, and the same field is asked about.
 */
export function usePlaceSaving(
  before: SavedPlace,
  onSave: (place: ComingPlace, from: SavedPlace) => Promise<PlaceAnswer>,
): PlaceSaving {
  // What is saved began from this: it moves when something is taken over.
  const [base, setBase] = useState(before)
  const [conflict, setConflict] = useState<PlaceConflict | null>(null)
  const attempt = async (mine: ComingPlace, from: SavedPlace, left: number): Promise<PlaceAnswer | null> => {
    const answer = await onSave(mine, from)
    const { now } = answer
    if (!isLate(answer) || now === null || now === undefined) return answer
    setBase(now)
    const { values, conflicts } = merge(textsOf(from), textsOf(mine), textsOf(now), placeFields)
    if (conflicts.length === 0) return left > 1 ? attempt(placeOf(values), now, left - 1) : answer
    setConflict({ fields: conflicts, mine: placeOf(values), theirs: now })
    return null
  }
  const settle = (place: ComingPlace | null): ComingPlace | null => {
    setConflict(null)
    return place
  }
  return {
    save: (mine) => attempt(mine, base, mostAttempts),
    conflict,
    decide: (choices) => {
      if (conflict === null) return null
      const [mine, theirs] = [textsOf(conflict.mine), textsOf(conflict.theirs)]
      const taken = conflict.fields
        .filter((field) => choices.get(field) === 'theirs')
        .map((field) => [field, theirs[field]] as const)
      return settle(placeOf({ ...mine, ...Object.fromEntries<string>(taken) }))
    },
    giveUp: () => settle(conflict === null ? null : placeOf(textsOf(conflict.theirs))),
  }
}
