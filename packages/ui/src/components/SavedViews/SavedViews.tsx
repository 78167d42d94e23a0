import { ChevronDown, Pencil, Plus, Save, Share2, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import type { MenuEntry, MenuSection } from '../MenuButton/menuTypes.ts'
import type { Words } from '../../locale/words/en.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWriteReasonId } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { TabLinks } from '../Tabs/Tabs.tsx'
import { tab } from '../Tabs/Tabs.css.ts'
import { actions, changed, save } from './SavedViews.css.ts'
import type { SavedView, SavedViewsProps } from './savedViewsTypes.ts'

/**
 * The views of a list as tabs, each with an address, and one menu for the view that is open; where all that can be done is to keep a
 * new one, a button in its place.
 */
export const SavedViews = (props: SavedViewsProps) => (
  <AriaSurroundings>
    <Views {...props} />
  </AriaSurroundings>
)

function Views(props: SavedViewsProps) {
  const { views, currentId, isChanged = false, ref } = props
  const words = useWords().table.tools
  const current = views.find(({ id }) => id === currentId)
  const sections = sectionsOf(props, current, words)
  const writeReasonId = useWriteReasonId(true)
  const isOnlyNew = sections.every(({ items }) => items.every(({ id }) => id === 'saveAs'))
  const tail = (
    <span className={actions} data-component="SavedViews">
      <span className={changed} role="status" data-part="changed">
        {isChanged ? words.viewChanged : null}
      </span>
      {isOnlyNew ? (
        <button
          type="button"
          className={cx(tab, save)}
          data-part="saveAs"
          {...(writeReasonId === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': writeReasonId })}
          onClick={writeReasonId === undefined ? props.onSaveAs : undefined}
        >
          {words.saveView}
        </button>
      ) : (
        <MenuButton
          label={current === undefined ? words.views : words.viewMenu(current.label)}
          sections={sections}
          placement="bottom end"
          size="sm"
        >
          {words.saveView}
          <Icon glyph={ChevronDown} size="chip" />
        </MenuButton>
      )}
    </span>
  )
  return (
    <TabLinks
      label={props.label ?? words.views}
      items={views.map(({ id, label, href, count }) => ({
        id,
        label,
        href,
        ...(count === undefined ? {} : { count }),
      }))}
      currentKey={currentId}
      actions={tail}
      {...(ref === undefined ? {} : { ref })}
    />
  )
}

/** Only what is possible: changes where there are some, the rest where the person may change the view. */
function sectionsOf(
  props: SavedViewsProps,
  view: SavedView | undefined,
  words: Words['table']['tools'],
): readonly MenuSection[] {
  const { isChanged = false, onSave, onSaveAs, onRevert, onRename, onShare, onDelete } = props
  const mayChange = view !== undefined && view.mayChange !== false
  const entry = (
    id: string,
    label: string,
    glyph: LucideIcon,
    action: (() => void) | false | undefined,
  ): readonly MenuEntry[] =>
    action === undefined || action === false
      ? []
      : [{ id, label, icon: <Icon glyph={glyph} />, onAction: action, writes: id !== 'revert' }]
  const isShared = view?.isShared === true
  const sections = [
    {
      id: 'keeping',
      items: [
        ...entry(
          'save',
          words.saveChanges,
          Save,
          isChanged && mayChange && onSave !== undefined && (() => onSave(view.id)),
        ),
        ...entry('saveAs', words.saveAsNew, Plus, onSaveAs),
        ...entry(
          'revert',
          words.revertView,
          Undo2,
          isChanged && view !== undefined && onRevert !== undefined && (() => onRevert(view.id)),
        ),
      ],
    },
    {
      id: 'managing',
      items: [
        ...entry('rename', words.renameView, Pencil, mayChange && onRename !== undefined && (() => onRename(view.id))),
        ...entry(
          'share',
          isShared ? words.unshareView : words.shareView,
          Share2,
          mayChange && onShare !== undefined && (() => onShare(view.id, !isShared)),
        ),
        ...entry('delete', words.deleteView, Trash2, mayChange && onDelete !== undefined && (() => onDelete(view.id))),
      ],
    },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

// What a screen needs to describe its views comes with them.
export type { SavedView, SavedViewsProps } from './savedViewsTypes.ts'
