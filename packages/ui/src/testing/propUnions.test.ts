import { describe, expectTypeOf, test } from 'vitest'
import type { AlertDialogProps, Consequence } from '../components/AlertDialog/alertDialogTypes.ts'
import type { AvatarProps } from '../components/Avatar/Avatar.tsx'
import type { BannerProps } from '../components/Banner/Banner.tsx'
import type { ToneLineProps } from '../components/Banner/ToneLine.tsx'
import type { ButtonProps } from '../components/Button/Button.tsx'
import type { ButtonClassOptions } from '../components/Button/buttonClass.ts'
import type { CardProps } from '../components/Card/Card.tsx'
import type { CardGridProps } from '../components/CardGrid/CardGrid.tsx'
import type { ColorFieldProps } from '../components/ColorField/ColorField.tsx'
import type { CommandPaletteProps } from '../components/CommandPalette/paletteTypes.ts'
import type { ConflictRowProps } from '../components/ConflictState/ConflictRow.tsx'
import type { CoverProps } from '../components/Cover/Cover.tsx'
import type { NumberCellProps } from '../components/DataTable/cells/cells.tsx'
import type { Column, DataTableProps, TableSort } from '../components/DataTable/dataTableTypes.ts'
import type { HeadProps } from '../components/DataTable/columns/Head.tsx'
import type { HeadCellProps } from '../components/DataTable/columns/HeadCell.tsx'
import type { TableStateInput } from '../components/DataTable/states/tableState.ts'
import type { AnnouncementInput } from '../components/DataTable/states/useAnnouncements.ts'
import type { CalendarProps } from '../components/DateField/dateFieldTypes.ts'
import type { DialogFrameProps } from '../components/Dialog/DialogFrame.tsx'
import type { DialogProps } from '../components/Dialog/dialogTypes.ts'
import type { DisclosureProps } from '../components/Disclosure/Disclosure.tsx'
import type { DrawerProps } from '../components/Drawer/drawerTypes.ts'
import type { StateProps } from '../components/EmptyState/StateFrame.tsx'
import type { ErrorSummaryProps } from '../components/ErrorSummary/ErrorSummary.tsx'
import type { FieldFrameProps } from '../components/Field/FieldFrame.tsx'
import type { Refusal } from '../components/FileField/fileLimits.ts'
import type { FilterDraft } from '../components/FilterBar/filterDraft.ts'
import type { FilterValue } from '../components/FilterBar/filterTypes.ts'
import type { FormActionsProps, FormSectionProps } from '../components/Form/Form.tsx'
import type { HeadingProps } from '../components/Heading/Heading.tsx'
import type { IconProps } from '../components/Icon/Icon.tsx'
import type { IconButtonProps } from '../components/IconButton/IconButton.tsx'
import type { InlineProps } from '../components/Inline/Inline.tsx'
import type { ChartLine } from '../components/LineChart/LineChart.tsx'
import type { LinkProps } from '../components/Link/Link.tsx'
import type { MenuButtonProps } from '../components/MenuButton/MenuButton.tsx'
import type { MenuPopupProps } from '../components/MenuButton/MenuPopup.tsx'
import type { MenuIntent } from '../components/MenuButton/useMenuIntent.ts'
import type { MeterZone } from '../components/Meter/Meter.tsx'
import type { MultiSelectPopupProps } from '../components/MultiSelect/MultiSelectPopup.tsx'
import type { NoticeProps } from '../components/Notice/Notice.tsx'
import type { PageProps } from '../components/Page/Page.tsx'
import type { PaginationProps } from '../components/Pagination/paginationTypes.ts'
import type { PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx'
import type { PopoverProps } from '../components/Popover/Popover.tsx'
import type { PopoverPanelProps } from '../components/Popover/PopoverPanel.tsx'
import type { PopoverContent } from '../components/Popover/popoverTypes.ts'
import type { PopupFrameProps } from '../components/Popover/PopupFrame.tsx'
import type { ProgressRibbonProps } from '../components/ProgressRibbon/ProgressRibbon.tsx'
import type { RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx'
import type { SelectTriggerProps } from '../components/Select/SelectTrigger.tsx'
import type { RowContext } from '../components/SortableList/rowContext.ts'
import type { SortableListProps } from '../components/SortableList/sortableTypes.ts'
import type { Moving } from '../components/SortableList/useOrder.ts'
import type { StackProps } from '../components/Stack/Stack.tsx'
import type { StarProps } from '../components/StarRating/Star.tsx'
import type { StarRatingDisplayProps } from '../components/StarRating/StarRatingDisplay.tsx'
import type { StatusChipProps } from '../components/StatusChip/StatusChip.tsx'
import type { DensityChoice } from '../components/TableToolbar/TableToolbar.tsx'
import type { TabsProps } from '../components/Tabs/tabsTypes.ts'
import type { ThemePreviewProps } from '../components/ThemePreview/ThemePreview.tsx'
import type { TextProps } from '../components/Text/Text.tsx'
import type { TextFieldProps } from '../components/TextField/TextField.tsx'
import type { ToastOptions } from '../components/Toast/toasts.ts'
import type { TokenFieldProps } from '../components/TokenField/tokenFieldTypes.ts'
import type { TreeProps } from '../components/Tree/treeTypes.ts'
import type { UploadQueueProps } from '../components/UploadQueue/UploadQueue.tsx'
import type { UploadItem } from '../components/UploadQueue/uploadTypes.ts'
import type { WizardProps } from '../components/Wizard/wizardTypes.ts'

/** The values a property lets one choose from. */
type Choice<Props, Name extends keyof Props> = NonNullable<Props[Name]>

// A value more or less does not compile; scripts/checks/propUnions.mjs sees to it that no choice is left out.
describe('the choices of each component are these and no others', () => {
  test('AlertDialog', () => {
    expectTypeOf<Choice<Consequence, 'tone'>>().toEqualTypeOf<'bad' | 'warn' | 'ok'>()
    expectTypeOf<Choice<AlertDialogProps, 'tone'>>().toEqualTypeOf<'danger' | 'primary'>()
    expectTypeOf<Choice<AlertDialogProps, 'placement'>>().toEqualTypeOf<'centre' | 'beside'>()
  })

  test('Avatar', () => {
    expectTypeOf<Choice<AvatarProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
  })

  test('Banner', () => {
    expectTypeOf<Choice<BannerProps, 'tone'>>().toEqualTypeOf<'info' | 'ok' | 'warn' | 'bad'>()
    expectTypeOf<Choice<ToneLineProps, 'tone'>>().toEqualTypeOf<'info' | 'ok' | 'warn' | 'bad'>()
  })

  test('Button', () => {
    expectTypeOf<Choice<ButtonProps, 'variant'>>().toEqualTypeOf<'solid' | 'outline' | 'plain'>()
    expectTypeOf<Choice<ButtonProps, 'tone'>>().toEqualTypeOf<'neutral' | 'primary' | 'danger'>()
    expectTypeOf<Choice<ButtonProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
    expectTypeOf<Choice<ButtonProps, 'edge'>>().toEqualTypeOf<'start' | 'end'>()
    expectTypeOf<Choice<ButtonClassOptions, 'edge'>>().toEqualTypeOf<'start' | 'end'>()
    expectTypeOf<Choice<ButtonProps, 'type'>>().toEqualTypeOf<'button' | 'submit' | 'reset'>()
  })

  test('Card', () => {
    expectTypeOf<Choice<CardProps, 'level'>>().toEqualTypeOf<2 | 3 | 4>()
    expectTypeOf<Choice<CardGridProps, 'columns'>>().toEqualTypeOf<'three' | 'four'>()
    expectTypeOf<Choice<ChartLine, 'look'>>().toEqualTypeOf<'main' | 'other'>()
  })

  test('ColorField', () => {
    expectTypeOf<Choice<ColorFieldProps, 'usage'>>().toEqualTypeOf<'plain' | 'brand'>()
  })

  test('CommandPalette', () => {
    expectTypeOf<Choice<CommandPaletteProps, 'status'>>().toEqualTypeOf<'ready' | 'loading' | 'failed'>()
  })

  test('ConflictState', () => {
    expectTypeOf<Choice<ConflictRowProps, 'choice'>>().toEqualTypeOf<'mine' | 'theirs'>()
  })

  test('Cover', () => {
    expectTypeOf<Choice<CoverProps, 'shape'>>().toEqualTypeOf<'card' | 'book' | 'strip'>()
  })

  test('DataTable', () => {
    expectTypeOf<Choice<HeadProps<unknown>, 'selectedExtent'>>().toEqualTypeOf<'none' | 'some' | 'all'>()
    expectTypeOf<Choice<HeadCellProps<unknown>, 'direction'>>().toEqualTypeOf<'ascending' | 'descending'>()
    expectTypeOf<Choice<NumberCellProps, 'tone'>>().toEqualTypeOf<'plain' | 'bad' | 'zero'>()
    expectTypeOf<Choice<Column<unknown>, 'align'>>().toEqualTypeOf<'start' | 'end' | 'number'>()
    expectTypeOf<Choice<Column<unknown>, 'onCard'>>().toEqualTypeOf<'title' | 'line' | 'fact' | 'hidden'>()
    expectTypeOf<Choice<TableSort, 'direction'>>().toEqualTypeOf<'ascending' | 'descending'>()
    expectTypeOf<Choice<DataTableProps<unknown>, 'status'>>().toEqualTypeOf<
      'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline'
    >()
    expectTypeOf<Choice<DataTableProps<unknown>, 'height'>>().toEqualTypeOf<'content' | 'fill'>()
    expectTypeOf<Choice<TableStateInput, 'status'>>().toEqualTypeOf<
      'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline'
    >()
    expectTypeOf<Choice<AnnouncementInput, 'status'>>().toEqualTypeOf<
      'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline'
    >()
  })

  test('DateField', () => {
    expectTypeOf<Choice<CalendarProps, 'firstDayOfWeek'>>().toEqualTypeOf<'mon' | 'sat' | 'sun'>()
  })

  test('Dialog', () => {
    expectTypeOf<Choice<DialogFrameProps, 'role'>>().toEqualTypeOf<'dialog' | 'alertdialog'>()
    expectTypeOf<Choice<DialogFrameProps, 'placement'>>().toEqualTypeOf<'centre' | 'beside'>()
    expectTypeOf<Choice<DialogProps, 'placement'>>().toEqualTypeOf<'centre' | 'beside'>()
  })

  test('Disclosure', () => {
    expectTypeOf<Choice<DisclosureProps, 'level'>>().toEqualTypeOf<2 | 3 | 4>()
  })

  test('Drawer', () => {
    expectTypeOf<Choice<DrawerProps, 'level'>>().toEqualTypeOf<2 | 3>()
  })

  test('EmptyState', () => {
    expectTypeOf<Choice<StateProps, 'level'>>().toEqualTypeOf<2 | 3 | 4>()
  })

  test('ErrorSummary', () => {
    expectTypeOf<Choice<ErrorSummaryProps, 'level'>>().toEqualTypeOf<2 | 3>()
  })

  test('Field', () => {
    expectTypeOf<Choice<FieldFrameProps, 'role'>>().toEqualTypeOf<'group' | 'radiogroup'>()
    expectTypeOf<Choice<FieldFrameProps, 'labelFor'>>().toEqualTypeOf<'control' | 'none'>()
  })

  test('FileField', () => {
    expectTypeOf<Choice<Refusal, 'reason'>>().toEqualTypeOf<'kind' | 'size' | 'empty' | 'count' | 'folder'>()
  })

  test('FilterBar', () => {
    expectTypeOf<Choice<Extract<FilterValue, { kind: 'text' }>, 'match'>>().toEqualTypeOf<'contains' | 'equals'>()
    expectTypeOf<Choice<FilterDraft, 'match'>>().toEqualTypeOf<'contains' | 'equals'>()
  })

  test('Form', () => {
    expectTypeOf<Choice<FormSectionProps, 'level'>>().toEqualTypeOf<2 | 3 | 4>()
    expectTypeOf<Choice<FormActionsProps, 'align'>>().toEqualTypeOf<'start' | 'end'>()
  })

  test('Heading', () => {
    expectTypeOf<Choice<HeadingProps, 'level'>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>()
    expectTypeOf<Choice<HeadingProps, 'step'>>().toEqualTypeOf<'display' | 'h1' | 'h2' | 'h3'>()
  })

  test('Icon', () => {
    expectTypeOf<Choice<IconProps, 'size'>>().toEqualTypeOf<
      'inline' | 'chip' | 'button' | 'notice' | 'navigation' | 'phone'
    >()
  })

  test('IconButton', () => {
    expectTypeOf<Choice<IconButtonProps, 'tone'>>().toEqualTypeOf<'neutral' | 'primary' | 'danger'>()
    expectTypeOf<Choice<IconButtonProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
  })

  test('Inline', () => {
    expectTypeOf<Choice<InlineProps, 'space'>>().toEqualTypeOf<
      2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 36 | 44 | 48 | 56 | 64 | 72
    >()
    expectTypeOf<Choice<InlineProps, 'align'>>().toEqualTypeOf<'start' | 'center' | 'end' | 'baseline' | 'stretch'>()
    expectTypeOf<Choice<InlineProps, 'justify'>>().toEqualTypeOf<'start' | 'center' | 'end' | 'between'>()
    expectTypeOf<Choice<InlineProps, 'as'>>().toEqualTypeOf<
      'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav'
    >()
  })

  test('Link', () => {
    expectTypeOf<Choice<LinkProps, 'variant'>>().toEqualTypeOf<
      'inline' | 'action' | 'plain' | 'button' | 'solidButton' | 'plainButton'
    >()
    expectTypeOf<Choice<LinkProps, 'edge'>>().toEqualTypeOf<'start' | 'end'>()
    expectTypeOf<Choice<LinkProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
  })

  test('MenuButton', () => {
    expectTypeOf<Choice<MenuButtonProps, 'placement'>>().toEqualTypeOf<
      'bottom start' | 'bottom end' | 'top start' | 'top end'
    >()
    expectTypeOf<Choice<MenuButtonProps, 'variant'>>().toEqualTypeOf<'plain' | 'outline' | 'solid'>()
    expectTypeOf<Choice<MenuButtonProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
    expectTypeOf<Choice<MenuPopupProps, 'placement'>>().toEqualTypeOf<
      'bottom start' | 'bottom end' | 'top start' | 'top end'
    >()
    expectTypeOf<Choice<MenuPopupProps, 'firstFocus'>>().toEqualTypeOf<'first' | 'last' | 'menu'>()
    expectTypeOf<Choice<MenuIntent<unknown>, 'firstFocus'>>().toEqualTypeOf<'first' | 'last' | 'menu'>()
  })

  test('Meter', () => {
    expectTypeOf<Choice<MeterZone, 'tone'>>().toEqualTypeOf<'ok' | 'warn' | 'bad'>()
  })

  test('MultiSelect', () => {
    expectTypeOf<Choice<MultiSelectPopupProps, 'firstFocus'>>().toEqualTypeOf<'first' | 'last' | 'menu'>()
  })

  test('Notice', () => {
    expectTypeOf<Choice<NoticeProps, 'tone'>>().toEqualTypeOf<'ok' | 'info' | 'warn' | 'bad'>()
  })

  test('Page', () => {
    expectTypeOf<Choice<PageProps, 'layout'>>().toEqualTypeOf<'reading' | 'list'>()
    expectTypeOf<Choice<PageProps, 'titleStep'>>().toEqualTypeOf<'display' | 'h1'>()
  })

  test('Pagination', () => {
    expectTypeOf<Choice<PaginationProps, 'pageSize'>>().toEqualTypeOf<25 | 50 | 100>()
  })

  test('PasswordField', () => {
    expectTypeOf<Choice<PasswordFieldProps, 'autoComplete'>>().toEqualTypeOf<
      'current-password' | 'new-password' | 'one-time-code' | 'off'
    >()
  })

  test('Popover', () => {
    expectTypeOf<Choice<PopoverProps, 'variant'>>().toEqualTypeOf<'plain' | 'outline'>()
    expectTypeOf<Choice<PopoverProps, 'size'>>().toEqualTypeOf<'sm' | 'md' | 'lg'>()
    expectTypeOf<Choice<PopoverPanelProps, 'placement'>>().toEqualTypeOf<
      'bottom start' | 'bottom end' | 'top start' | 'top end'
    >()
    expectTypeOf<Choice<PopupFrameProps, 'placement'>>().toEqualTypeOf<
      'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end bottom'
    >()
    expectTypeOf<Choice<PopupFrameProps, 'trigger'>>().toEqualTypeOf<'DatePicker' | 'MenuTrigger'>()
    expectTypeOf<Choice<PopoverContent, 'placement'>>().toEqualTypeOf<
      'bottom start' | 'bottom end' | 'top start' | 'top end'
    >()
  })

  test('ProgressRibbon', () => {
    expectTypeOf<Choice<ProgressRibbonProps, 'variant'>>().toEqualTypeOf<'ribbon' | 'line'>()
  })

  test('RadioGroup', () => {
    expectTypeOf<Choice<RadioGroupProps, 'orientation'>>().toEqualTypeOf<'vertical' | 'horizontal'>()
  })

  test('Select', () => {
    expectTypeOf<Choice<SelectTriggerProps, 'popup'>>().toEqualTypeOf<'listbox' | 'dialog'>()
  })

  test('SortableList', () => {
    expectTypeOf<Choice<Moving, 'by'>>().toEqualTypeOf<'keys' | 'pointer'>()
    expectTypeOf<Choice<SortableListProps, 'look'>>().toEqualTypeOf<'ruled' | 'outline'>()
    expectTypeOf<Choice<RowContext, 'look'>>().toEqualTypeOf<'ruled' | 'outline'>()
  })

  test('Stack', () => {
    expectTypeOf<Choice<StackProps, 'space'>>().toEqualTypeOf<
      2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 36 | 44 | 48 | 56 | 64 | 72
    >()
    expectTypeOf<Choice<StackProps, 'align'>>().toEqualTypeOf<'start' | 'center' | 'end' | 'stretch'>()
    expectTypeOf<Choice<StackProps, 'as'>>().toEqualTypeOf<
      'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'form'
    >()
  })

  test('StarRating', () => {
    expectTypeOf<Choice<StarProps, 'share'>>().toEqualTypeOf<0 | 0.5 | 1>()
    expectTypeOf<Choice<StarRatingDisplayProps, 'variant'>>().toEqualTypeOf<'all' | 'stars' | 'one'>()
  })

  test('StatusChip', () => {
    expectTypeOf<Choice<StatusChipProps, 'kind'>>().toEqualTypeOf<
      | 'done'
      | 'open'
      | 'started'
      | 'dueSoon'
      | 'overdue'
      | 'expired'
      | 'locked'
      | 'paused'
      | 'exempt'
      | 'invited'
      | 'waiting'
    >()
  })

  test('TableToolbar', () => {
    expectTypeOf<Choice<DensityChoice, 'value'>>().toEqualTypeOf<'comfortable' | 'compact'>()
  })

  test('ThemePreview', () => {
    expectTypeOf<Choice<ThemePreviewProps, 'theme'>>().toEqualTypeOf<'default' | 'dark'>()
    expectTypeOf<Choice<ThemePreviewProps, 'width'>>().toEqualTypeOf<'phone' | 'desktop'>()
  })

  test('Tabs', () => {
    expectTypeOf<Choice<TabsProps, 'activation'>>().toEqualTypeOf<'automatic' | 'manual'>()
  })

  test('Text', () => {
    expectTypeOf<Choice<TextProps, 'step'>>().toEqualTypeOf<
      'display' | 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'ui' | 'small' | 'caption' | 'note' | 'numeral'
    >()
    expectTypeOf<Choice<TextProps, 'tone'>>().toEqualTypeOf<'ink' | 'ink2' | 'ink3' | 'bad' | 'ok' | 'warn'>()
    expectTypeOf<Choice<TextProps, 'as'>>().toEqualTypeOf<
      'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption'
    >()
  })

  test('TextField', () => {
    expectTypeOf<Choice<TextFieldProps, 'type'>>().toEqualTypeOf<'text' | 'email' | 'tel' | 'url'>()
    expectTypeOf<Choice<TextFieldProps, 'inputMode'>>().toEqualTypeOf<
      'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'none'
    >()
  })

  test('Toast', () => {
    expectTypeOf<Choice<ToastOptions, 'tone'>>().toEqualTypeOf<'ok' | 'info' | 'warn' | 'bad'>()
  })

  test('TokenField', () => {
    expectTypeOf<Choice<TokenFieldProps, 'kind'>>().toEqualTypeOf<'text' | 'email'>()
  })

  test('Tree', () => {
    expectTypeOf<Choice<TreeProps, 'variant'>>().toEqualTypeOf<'outline' | 'plain'>()
  })

  test('UploadQueue', () => {
    expectTypeOf<Choice<UploadQueueProps, 'level'>>().toEqualTypeOf<2 | 3 | 4>()
    expectTypeOf<Choice<UploadItem, 'state'>>().toEqualTypeOf<
      'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'refused'
    >()
  })

  test('Wizard', () => {
    expectTypeOf<Choice<WizardProps, 'level'>>().toEqualTypeOf<2 | 3>()
  })
})
