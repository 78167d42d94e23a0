import { use } from 'react'
import { ApiAddress, ApiProvider } from '../../../platform/api/client/ApiProvider.tsx'
import { LearningStoresContext } from '../../learning/learningStores.ts'
import { PlayerScreen, type PlayerScreenProps } from '../PlayerScreen.tsx'
import { usePreviewApi } from './usePreviewApi.ts'

/** The player as a learner sees it, for those who edit the medium. Nothing is saved, on the server or on the device. */
export function PreviewPlayer(props: Omit<PlayerScreenProps, 'isPreview'>) {
  const apiUrl = use(ApiAddress) ?? null
  const { client, stores } = usePreviewApi(props.medium)
  return (
    <LearningStoresContext value={stores}>
      <ApiProvider client={client} apiUrl={apiUrl}>
        <PlayerScreen {...props} isPreview />
      </ApiProvider>
    </LearningStoresContext>
  )
}
