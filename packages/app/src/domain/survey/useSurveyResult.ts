import { SurveyResultDocument, type SurveyResultQuery } from '@somo/graphql/medium-editor'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'

export type SurveyResultData = NonNullable<SurveyResultQuery['survey']['result']>
export type QuestionResult = SurveyResultData['questions'][number]

/** What people answered to the published version of a survey; no data before there is one. */
export const useSurveyResult = (medium: string): QueryUse<SurveyResultData> =>
  useQueryState(SurveyResultDocument, {
    variables: { medium },
    fetchPolicy: 'network-only',
    pick: (data) => data.survey.result,
  })
