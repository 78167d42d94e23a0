import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { PreviewMediumDocument, PreviewPartDocument, PreviewQuizResultDocument } from '@somo/graphql/media-preview'
import { useState } from 'react'
import { createLocalClient } from '../../../platform/api/client/localClient.ts'
import type { LearningStores } from '../../learning/learningStores.ts'
import { createMemoryTable } from '../../../platform/storage/memoryTable.ts'
import { previewAnswers } from './previewAnswers.ts'
import type { PreviewSource } from './previewTypes.ts'

/** What takes the place of the API and of the stores of the device in a preview. */
export interface PreviewApi {
  readonly client: ApolloClient
  readonly stores: LearningStores
}

/** Reads the preview from the server, and keeps everything else in the memory of this page. The same one for its life. */
export function usePreviewApi(medium: string): PreviewApi {
  const client = useApolloClient()
  const [api] = useState<PreviewApi>(() => ({
    client: createLocalClient(previewAnswers(medium, sourceOf(client))),
    stores: {
      journal: createMemoryTable(({ device }) => device),
      surveys: createMemoryTable(({ attempt }) => attempt),
    },
  }))
  return api
}

const sourceOf = (client: ApolloClient): PreviewSource => ({
  medium: async (uuid, locale) =>
    dataOf(await client.query({ query: PreviewMediumDocument, variables: { uuid, locale } })).preview.medium,
  part: async (input) => dataOf(await client.query({ query: PreviewPartDocument, variables: { input } })).preview.part,
  quizResult: async (input, answers) => {
    const variables = { input, answers: [...answers] }
    return dataOf(await client.query({ query: PreviewQuizResultDocument, variables })).preview.quizResult
  },
})

/** @throws what kept the call from being answered, so that the player says so */
function dataOf<Data>({ data, error }: { readonly data?: Data | undefined; readonly error?: Error | undefined }): Data {
  if (data === undefined || data === null) throw error ?? new Error('The preview was not answered.')
  return data
}
