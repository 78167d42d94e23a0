import { useState } from 'react'
import { internalProblem } from '../../../platform/api/actionResult.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import {
  conflictParts,
  designSchema,
  differingParts,
  inputOf,
  unchangedLogo,
  valuesOf,
  type DesignPart,
  type DesignValues,
} from './designForm.ts'
import { errorTexts } from '../messages.ts'
import type { ChangeAnswer, DesignActions, DesignState } from '../useDesignConfiguration.ts'

/** Somebody else saved first: what was entered here, and how it stands there. */
export interface DraftConflict {
  readonly mine: DesignValues
  readonly theirs: DesignState
  readonly parts: readonly DesignPart[]
  /** Why saving the choice failed; null where it was not tried or runs. */
  readonly problem: Problem | null
  readonly isPending: boolean
}

export interface DraftForm {
  readonly form: SomoFormState<DesignValues>
  readonly conflict: DraftConflict | null
  /** Saves what was chosen, part by part. */
  readonly settle: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) => void
  /** Takes the other draft for all. */
  readonly giveWay: () => void
  /** A change came from elsewhere on this page, such as an undo: the form shows the draft as it stands. */
  readonly take: (state: DesignState) => void
}

const isStale = ({ userErrors }: ChangeAnswer): boolean => userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')

/** The form of a draft. What was entered outlives a failed call and a draft that somebody else saved first. */
export function useDraftForm(state: DesignState, saveDraft: DesignActions['saveDraft']): DraftForm {
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const form = useSomoForm<DesignValues, DesignValues>({
    schema: designSchema,
    initial: valuesOf(state.draft),
    texts: errorTexts,
    onSave: async (values) => toSaveAnswer(await send(values, state)),
  })
  const take = ({ draft }: DesignState): void => {
    form.rebase(valuesOf(draft), valuesOf(draft))
    setConflict(null)
  }

  async function send(values: DesignValues, base: DesignState): Promise<ChangeAnswer> {
    const answer = await saveDraft(base.revision, inputOf(values))
    const { design: theirs } = answer
    if (!isStale(answer) || theirs === null) return answer
    const parts = differingParts(base.draft, theirs.draft).length === 0 ? [] : conflictParts(values, theirs.draft)
    // The other change was none of the draft's, or the same: nobody has to choose.
    if (parts.length === 0) return saveDraft(theirs.revision, inputOf(values))
    setConflict({ mine: values, theirs, parts, problem: null, isPending: false })
    return answer
  }

  async function saveChoice(chosen: DesignValues, open: DraftConflict): Promise<void> {
    setConflict({ ...open, problem: null, isPending: true })
    const answer = await send(chosen, open.theirs)
    if (isDone(answer) && answer.design !== null) take(answer.design)
    // A third person was faster still: `send` has opened the next conflict.
    else if (!isStale(answer)) setConflict({ ...open, problem: answer.problem ?? internalProblem, isPending: false })
  }

  return {
    form,
    conflict,
    settle: (choices) => {
      if (conflict !== null && !conflict.isPending) void saveChoice(chosenValues(conflict, choices), conflict)
    },
    giveWay: () => {
      if (conflict !== null) take(conflict.theirs)
    },
    take,
  }
}

const toSaveAnswer = ({ design, userErrors, problem }: ChangeAnswer): SaveAnswer<DesignValues> => ({
  userErrors,
  problem,
  ...(design === null ? {} : { saved: valuesOf(design.draft) }),
})

/** What is saved after a choice: parts that were no question are the same on both sides, or the other's. */
function chosenValues(
  { mine, theirs: { draft } }: DraftConflict,
  choices: ReadonlyMap<string, 'mine' | 'theirs'>,
): DesignValues {
  const isMine = (part: DesignPart): boolean => choices.get(part) === 'mine'
  return {
    productName: isMine('productName') ? mine.productName : draft.productName,
    primaryColor: isMine('primaryColor') ? mine.primaryColor : draft.primaryColor,
    logo: isMine('logo') ? mine.logo : unchangedLogo(draft.logoUrl),
  }
}
