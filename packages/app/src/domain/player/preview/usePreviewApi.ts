import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { PreviewMediumDocument, PreviewPartDocument, PreviewQuizResultDocument } from '@somo/graphql/media-preview'
import { useState } from 'react'
import { createLocalClient } from '../../../platform/api/localClient.ts'
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
  async medium(uuid, locale) {
    const { data, error } = await client.query({ query: PreviewMediumDocument, variables: { uuid, locale } })
    if (data === undefined) throw notAnswered(error)
    return data.preview.medium
  },
  async part(input) {
    const { data, error } = await client.query({ query: PreviewPartDocument, variables: { input } })
    if (data === undefined) throw notAnswered(error)
    return data.preview.part
  },
  async quizResult(input, answers) {
    const variables = { input, answers: [...answers] }
    const { data, error } = await client.query({ query: PreviewQuizResultDocument, variables })
    if (data === undefined) throw notAnswered(error)
    return data.preview.quizResult
  },
})

const notAnswered = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error('The preview was not answered.')
