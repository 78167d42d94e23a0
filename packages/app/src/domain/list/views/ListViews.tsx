import { lazy, useLazy } from '../../../platform/lazy.ts'
import { SavedViews, type SavedView, type SavedViewsProps } from '@somo/ui/SavedViews'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { userErrorMessages } from '../../errors/userErrorMessages.ts'
import { codeOf } from '../codeOf.ts'
import { listMessages } from '../view/listMessages.ts'
import type { ListSavedView, SavedViewsUse, ViewAnswer } from './useSavedViews.ts'

/** A view every installation has. */
export interface BuiltInView {
  readonly id: string
  readonly label: string
  /** What a saved view would keep of it. */
  readonly kept: string
  /** How many rows it has, where that was counted; a text where the count was stopped. */
  readonly count?: number | string
}

export interface ListViewsProps {
  readonly label: string
  readonly builtIn: readonly BuiltInView[]
  readonly saved: SavedViewsUse
  /** What the list shows now, as a view would keep it. */
  readonly kept: string
  /** The view the person came by. */
  readonly viewId: string | null
  readonly mayShare: boolean
  readonly hrefOf: (kept: string, view: string) => string
  /** Shows what a view keeps; null names no view. */
  readonly onGo: (kept: string, view: string | null) => void
}

/** The code that asks for a name. */
export const viewNamePart = lazy(() => import('./ViewNameDialog.tsx'))

/** The views of a list above it: built in, one's own, shared; kept, renamed, shared, taken away with an undo. */
export function ListViews(props: ListViewsProps) {
  const { label, builtIn, saved, kept, viewId, mayShare, onGo } = props
  const [naming, setNaming] = useState<ListSavedView | 'new' | null>(null)
  const { module } = useLazy(viewNamePart, naming !== null)
  const all = [
    ...builtIn.map(({ id, kept: own }) => ({ id, kept: own })),
    ...saved.views.map(({ uuid, query }) => ({ id: uuid, kept: query })),
  ]
  const current = all.find(({ id }) => id === viewId) ?? all.find(({ kept: own }) => own === kept)
  const changes = useViewChanges(props)
  const revert = (id: string): void => {
    const view = all.find((each) => each.id === id)
    if (view !== undefined) onGo(view.kept, id)
  }
  const name = async (title: string, isShared: boolean): Promise<ViewAnswer> => {
    if (naming !== 'new' && naming !== null) return saved.update(naming, { name: title, isShared })
    const answer = await saved.create({ name: title, query: kept, isShared })
    if (answer.view !== null && answer.userErrors.length === 0) onGo(kept, answer.view.uuid)
    return answer
  }
  return (
    <>
      <SavedViews
        label={label}
        views={shownViews(props)}
        currentId={current?.id ?? null}
        isChanged={current !== undefined && current.kept !== kept}
        onSaveAs={() => setNaming('new')}
        onRevert={revert}
        onRename={(id) => setNaming(saved.views.find(({ uuid }) => uuid === id) ?? null)}
        {...changes}
      />
      {naming === null || module === null ? null : (
        <module.ViewNameDialog
          view={naming === 'new' ? null : naming}
          mayShare={mayShare}
          onClose={() => setNaming(null)}
          onName={name}
        />
      )}
    </>
  )
}

const shownViews = ({ builtIn, saved, mayShare, hrefOf }: ListViewsProps): readonly SavedView[] => [
  ...builtIn.map(({ id, label, kept, count }) => ({
    id,
    label,
    href: hrefOf(kept, id),
    mayChange: false,
    ...(count === undefined ? {} : { count }),
  })),
  ...saved.views.map(({ uuid, name, query, isShared, isOwn }) => ({
    id: uuid,
    label: name,
    href: hrefOf(query, uuid),
    isShared,
    mayChange: isOwn || (isShared && mayShare),
  })),
]

type ViewChanges = Pick<SavedViewsProps, 'onSave' | 'onShare' | 'onDelete'>

/** What changes a view at once; only administrators share. */
function useViewChanges({ saved, kept, viewId, mayShare, onGo }: ListViewsProps): ViewChanges {
  const say = useViewToast(saved)
  const withView = (id: string, act: (view: ListSavedView) => void): void => {
    const view = saved.views.find(({ uuid }) => uuid === id)
    if (view !== undefined) act(view)
  }
  const share = (id: string, isShared: boolean): void =>
    withView(
      id,
      (view) =>
        void saved
          .update(view, { isShared })
          .then(say.of(isShared ? listMessages.viewShared : listMessages.viewUnshared, view.name)),
    )
  return {
    onSave: (id) =>
      withView(id, (view) => void saved.update(view, { query: kept }).then(say.of(listMessages.viewSaved, view.name))),
    onDelete: (id) =>
      withView(id, (view) => {
        void saved.remove(view).then(say.gone(view))
        if (view.uuid === viewId) onGo(kept, null)
      }),
    ...(mayShare ? { onShare: share } : {}),
  }
}

/** What is said after a change of the views. */
function useViewToast({ create }: SavedViewsUse) {
  const { formatMessage } = useIntl()
  const reasonOf = ({ userErrors: [error], problem }: ViewAnswer): string | null => {
    if (problem !== null) return formatMessage(actionMessages[problem.code])
    return error === undefined ? null : formatMessage(userErrorMessages[codeOf(error)])
  }
  const tell = (answer: ViewAnswer, message: string, undo?: () => void): void => {
    const reason = reasonOf(answer)
    if (reason !== null) toasts.toast({ tone: 'bad', message: formatMessage(listMessages.viewFailed, { reason }) })
    else
      toasts.toast({
        message,
        ...(undo === undefined ? {} : { action: { label: formatMessage(listMessages.undo), onAction: undo } }),
      })
  }
  return {
    of: (message: { readonly id: string }, name: string) => (answer: ViewAnswer) =>
      tell(answer, formatMessage(message, { name })),
    gone: (view: ListSavedView) => (answer: ViewAnswer) => {
      const { name, query, isShared } = view
      tell(answer, formatMessage(listMessages.viewDeleted, { name }), () => void create({ name, query, isShared }))
    },
  }
}
