import type { SurveyForm } from '@somo/graphql/survey/form'
import { SurveySessionDocument } from '@somo/graphql/survey-player'
import { use, useEffect, useState } from 'react'
import { LearningStoresContext } from '../../../learning/learningStores.ts'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'
import { useSession } from '../../../../platform/session/SessionContext.tsx'
import type { SurveyAnswers } from './surveyQuestions.ts'

/** A survey as its player shows it. */
export interface SurveySession {
  readonly form: SurveyForm
  readonly isSubmitted: boolean
}

/** The survey of an attempt; no data where the attempt is none at a survey. */
export const useSurveySession = (attempt: string): QueryUse<SurveySession> =>
  useQueryState(SurveySessionDocument, {
    variables: { attempt },
    fetchPolicy: 'network-only',
    pick: ({ survey: { session } }) =>
      session === null
        ? null
        : // The server wrote the JSON.
          { form: JSON.parse(session.form) as SurveyForm, isSubmitted: session.isSubmitted },
  })

/** What was answered on this device and not sent yet. */
export interface SurveyDraftUse {
  /** null until the device has told what it keeps. */
  readonly kept: SurveyAnswers | null
  readonly keep: (answers: SurveyAnswers) => void
  readonly drop: () => void
}

/** Keeps the answers to a survey on the device: the server takes them all at once. */
export function useSurveyDraft(attempt: string): SurveyDraftUse {
  const { surveys } = use(LearningStoresContext)
  const subject = useSession().snapshot.claims?.subject ?? ''
  const [kept, setKept] = useState<SurveyAnswers | null>(null)
  useEffect(
    function readKept() {
      let isOver = false
      void surveys.all().then((all) => {
        if (isOver) return
        setKept(all.find((draft) => draft.attempt === attempt && draft.subject === subject)?.answers ?? {})
      })
      return () => {
        isOver = true
      }
    },
    [surveys, attempt, subject],
  )
  return {
    kept,
    keep: (answers) => {
      setKept(answers)
      void surveys.put({ attempt, subject, answers })
    },
    drop: () => void surveys.remove(attempt),
  }
}
