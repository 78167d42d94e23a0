import type { MediumKind } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSelected } from '../../domain/list/bulk/selection.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { usePersonFinder, usePersonName } from '../../domain/user/usePersonFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDevice } from '../../platform/appearance/browserDevice.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { MediaBulkAction } from './bulk/mediaBulkAction.ts'
import { useMediaBulk } from './bulk/useMediaBulk.ts'
import { bulkChunk, copyChunk, createChunk, editorChunk, listChunk, previewChunk, uploadChunk } from './chunks.ts'
import { useCreateMedium } from './create/useCreateMedium.ts'
import { mediaList } from './list/mediaList.ts'
import { useMediaManagement } from './list/useMediaManagement.ts'
import { useRowActions } from './list/useRowActions.ts'
import { MediaManagementView } from './MediaManagementView.tsx'
import { emptyAddress, readMediumAddress, writeMediumAddress } from './mediumAddress.ts'
import { localeOfText } from '../../domain/language/textLocales.ts'
import { useInterruptedUploads } from './upload/useInterruptedUploads.ts'
import { useUploadQueue } from './upload/useUploadQueue.ts'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /media-management: the list of media, or the editor of the one in the address. */
export function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const address = readMediumAddress(new URLSearchParams(search))
  if (title === undefined) return null
  if (address.isUpload) return <Uploads />
  if (address.medium === null) return <Media title={formatMessage(title)} />
  if (address.isPreview) return <Preview medium={address.medium} />
  return (
    <LazyPart {...codeAlone} chunk={editorChunk}>
      {({ MediumEditor }) => (
        <MediumEditor
          key={address.medium}
          uuid={address.medium ?? ''}
          tab={address.tab}
          dates={dates}
          part={address.item}
          onPart={(item) => {
            // From part to part the way back still leads to the outline.
            void navigate(pathname + writeMediumAddress({ ...address, item }), { replace: address.item !== null })
          }}
          hrefOfTab={(tab) => pathname + writeMediumAddress({ ...address, tab, item: null })}
          hrefOfMedium={(medium) => pathname + writeMediumAddress({ ...address, medium, tab: 'content', item: null })}
          previewHref={pathname + writeMediumAddress({ ...address, isPreview: true, item: null })}
          listHref={pathname + writeMediumAddress({ ...address, medium: null })}
        />
      )}
    </LazyPart>
  )
}

/** The player as a learner of the medium sees it. */
function Preview({ medium }: { readonly medium: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = readMediumAddress(new URLSearchParams(search))
  return (
    <LazyPart {...codeAlone} chunk={previewChunk}>
      {({ PreviewPlayer }) => (
        <PreviewPlayer
          key={medium}
          medium={medium}
          item={address.item}
          onItem={(item) => void navigate(pathname + writeMediumAddress({ ...address, item }))}
          onLeave={() => void navigate(pathname + writeMediumAddress({ ...address, isPreview: false, item: null }))}
        />
      )}
    </LazyPart>
  )
}

/** Files on their way to become media. */
function Uploads() {
  const { pathname, search } = useLocation()
  const address = readMediumAddress(new URLSearchParams(search))
  const queue = useUploadQueue(true)
  const interrupted = useInterruptedUploads(queue.items)
  const findUnits = useUnitFinder()
  const listHref = pathname + writeMediumAddress({ ...address, isUpload: false })
  return (
    <LazyPart {...codeAlone} chunk={uploadChunk}>
      {({ UploadPage }) => (
        <UploadPage
          queue={queue}
          interrupted={interrupted}
          findUnits={findUnits}
          listHref={listHref}
          hrefOf={(medium, tab) => pathname + writeMediumAddress({ ...address, isUpload: false, medium, tab })}
        />
      )}
    </LazyPart>
  )
}

function Media({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const [kind, setKind] = useState<MediumKind | null>(null)
  const list = useMediaManagement()
  const { locale } = useIntl()
  const dates = useDates()
  const { mediaView, change: changeDevice } = useDevice()
  const create = useCreateMedium()
  const change = useMediaBulk()
  const [action, setAction] = useState<MediaBulkAction | null>(null)
  const [selected, select] = useSelected(list.address.kept)
  const { state } = list.address
  const units = { find: useUnitFinder(), chosen: useUnitName(mediaList.chosen(state, 'unit')) }
  const people = { find: usePersonFinder(), chosen: usePersonName(mediaList.chosen(state, 'responsible')) }
  const written = mediaList.write(state)
  const { actions, copied, endCopy } = useRowActions(written, list.retry)
  const uploadHref = pathname + writeMediumAddress({ ...emptyAddress, isUpload: true, list: written })
  const queue = useUploadQueue(false)
  const upload = (files: readonly File[]): void => {
    queue.add(files, { kind: 'NEW', ownerUnit: mediaList.chosen(state, 'unit'), locale: localeOfText(locale) })
    void navigate(uploadHref)
  }
  return (
    <>
      <MediaManagementView
        title={title}
        list={list}
        units={units}
        people={people}
        now={now}
        actions={actions}
        view={mediaView}
        onView={(view) => changeDevice({ mediaView: view })}
        uploadHref={uploadHref}
        selected={selected}
        onSelect={select}
        onBulk={setAction}
        uploading={queue.items.filter(({ state: step }) => step === 'SENDING' || step === 'WAITING').length}
        dates={dates}
        onCreate={setKind}
        onUpload={upload}
      />
      {action === null || 'all' in selected ? null : (
        <LazyPart {...codeAlone} chunk={bulkChunk}>
          {({ MediaBulkDialog }) => (
            <MediaBulkDialog
              action={action}
              change={change}
              uuids={[...selected]}
              findUnits={units.find}
              findPeople={people.find}
              onDone={() => {
                select(new Set())
                list.retry()
              }}
              onClose={() => setAction(null)}
            />
          )}
        </LazyPart>
      )}
      {copied === null ? null : (
        <LazyPart {...codeAlone} chunk={copyChunk}>
          {({ CopyListedMedium }) => (
            <CopyListedMedium
              medium={copied}
              pattern={dates.pattern}
              onCopied={(uuid) => void navigate(actions.hrefOf(uuid))}
              onClose={endCopy}
            />
          )}
        </LazyPart>
      )}
      {kind === null ? null : (
        <LazyPart {...codeAlone} chunk={createChunk}>
          {({ CreateMediumDialog }) => (
            <CreateMediumDialog
              kind={kind}
              create={create}
              findUnits={units.find}
              onCreated={(uuid) => void navigate(actions.hrefOf(uuid))}
              onClose={() => setKind(null)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
