import { useRef, useState } from 'react'
import { internalProblem } from '../../../platform/api/actionResult.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { isStale, type ChangeAnswer, type DocumentActions, type LegalDocument } from '../legalTypes.ts'
import {
  conflictParts,
  mergeTexts,
  startOf,
  textErrors,
  textsSchema,
  toTexts,
  type TextPart,
  type TextValues,
} from './textForm.ts'

/** Somebody else saved the draft first: what was written here, and how it stands there. */
export interface TextConflict {
  readonly mine: TextValues
  readonly theirs: LegalDocument
  readonly parts: readonly TextPart[]
  /** Why saving the choice failed; null where it was not tried or runs. */
  readonly problem: Problem | null
  readonly isPending: boolean
}

export interface TextForm {
  readonly form: SomoFormState<TextValues>
  readonly conflict: TextConflict | null
  /** Saves what was chosen, part by part. */
  readonly settle: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) => void
  /** Takes the other draft for all. */
  readonly giveWay: () => void
  /** Shows the draft as it stands, such as after it was discarded. */
  readonly take: (document: LegalDocument) => void
}

/** The form of a draft. What was written outlives a failed call and a draft that somebody else saved first. */
export function useTextForm(document: LegalDocument, saveText: DocumentActions['saveText']): TextForm {
  const [conflict, setConflict] = useState<TextConflict | null>(null)
  // What the values in the form began from.
  const base = useRef(startOf(document))
  const form = useSomoForm<TextValues, TextValues>({
    schema: textsSchema,
    initial: startOf(document),
    texts: textErrors,
    onSave: async (values) => toSaveAnswer(await send(values, document)),
  })

  async function send(values: TextValues, against: LegalDocument): Promise<ChangeAnswer> {
    const answer = await saveText(against, toTexts(values))
    const theirs = answer.document
    if (isDone(answer) && theirs !== null) base.current = startOf(theirs)
    if (!isStale(answer) || theirs === null) return answer
    const parts = conflictParts(base.current, values, startOf(theirs))
    // Different parts come together by themselves.
    if (parts.length === 0) return send(mergeTexts(base.current, values, startOf(theirs), new Map()), theirs)
    setConflict({ mine: values, theirs, parts, problem: null, isPending: false })
    return answer
  }

  const take = (now: LegalDocument): void => {
    base.current = startOf(now)
    form.rebase(startOf(now), startOf(now))
    setConflict(null)
  }

  async function saveChoice(open: TextConflict, choices: ReadonlyMap<string, 'mine' | 'theirs'>): Promise<void> {
    setConflict({ ...open, problem: null, isPending: true })
    const answer = await send(mergeTexts(base.current, open.mine, startOf(open.theirs), choices), open.theirs)
    if (isDone(answer) && answer.document !== null) take(answer.document)
    // A third person was faster still: `send` has opened the next conflict.
    else if (!isStale(answer)) setConflict({ ...open, problem: answer.problem ?? internalProblem, isPending: false })
  }

  return {
    form,
    conflict,
    settle: (choices) => {
      if (conflict !== null && !conflict.isPending) void saveChoice(conflict, choices)
    },
    giveWay: () => {
      if (conflict !== null) take(conflict.theirs)
    },
    take,
  }
}

const toSaveAnswer = ({ document, userErrors, problem }: ChangeAnswer): SaveAnswer<TextValues> => ({
  userErrors,
  problem,
  ...(document === null ? {} : { saved: startOf(document) }),
})
