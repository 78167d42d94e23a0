import { useApolloClient } from '@apollo/client/react'
import {
  BadgeFilesDocument,
  MarkBadgesSeenDocument,
  OwnBadgesDocument,
  ShowBadgeDocument,
} from '@somo/graphql/badges-collection'
import { useLocation } from 'react-router-dom'
import { saveFile } from '../../domain/job/saveFile.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { readCollectionTab, type BadgeFiles, type CollectionData, type FileKind } from './collectionTypes.ts'

const endings: Readonly<Record<FileKind, string>> = { credential: 'jwt', png: 'png', svg: 'svg' }
const mediaTypes: Readonly<Record<FileKind, string>> = {
  credential: 'application/vc+jwt',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** The file as the browser saves it; the picture comes in base64. */
const bytesOf = (files: BadgeFiles, kind: FileKind): BlobPart =>
  kind === 'png' ? Uint8Array.from(atob(files.png), (sign) => sign.charCodeAt(0)) : files[kind]

/** The badges of the person, and what they do with them. */
export function useBadgesCollection(): CollectionData {
  const tab = readCollectionTab(useLocation().search)
  const client = useApolloClient()
  const { locale } = useLocale()
  const badges = useQueryState(OwnBadgesDocument, {
    variables: { locale },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.badges.mine,
  })
  const show = useAction(ShowBadgeDocument, (data) => data.badge.show)
  const markSeen = useAction(MarkBadgesSeenDocument, (data) => data.badge.markSeen)
  return {
    tab,
    badges,
    actions: {
      async show({ uuid }, isShown) {
        const result = await show.run({ award: uuid, isShown })
        if (result.payload === true) await badges.refetch()
        return result
      },
      async download({ uuid }, kind) {
        const { data } = await client
          .query({ query: BadgeFilesDocument, variables: { award: uuid, locale }, fetchPolicy: 'network-only' })
          .catch(() => ({ data: undefined }))
        const files = data?.badges.files
        if (files === null || files === undefined) return false
        const url = URL.createObjectURL(new Blob([bytesOf(files, kind)], { type: mediaTypes[kind] }))
        saveFile(url, `${files.fileName}.${endings[kind]}`)
        URL.revokeObjectURL(url)
        return true
      },
      markSeen: () => void markSeen.run({}),
    },
  }
}
