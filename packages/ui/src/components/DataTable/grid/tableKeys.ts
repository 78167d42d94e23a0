/** The part of a key event that identifies the key. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** A step of the focus over the grid. */
export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageUp'
  | 'pageDown'

/** The commands of keys (APG, grid; look.md, table row). */
export type Command =
  | { readonly do: 'move'; readonly move: Move; readonly isExtending: boolean }
  | {
      readonly do:
        | 'toggle'
        | 'press'
        | 'extend'
        | 'selectAll'
        | 'open'
        | 'enter'
        | 'menu'
        | 'unfold'
        | 'escape'
        | 'search'
        | 'tab'
        | 'tabBack'
    }

const move = (to: Move, isExtending = false): Command => ({ do: 'move', move: to, isExtending })

const plain: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['ArrowUp', move('up')],
  ['ArrowDown', move('down')],
  ['ArrowLeft', move('left')],
  ['ArrowRight', move('right')],
  ['k', move('up')],
  ['j', move('down')],
  ['Home', move('rowStart')],
  ['End', move('rowEnd')],
  ['PageUp', move('pageUp')],
  ['PageDown', move('pageDown')],
  ['x', { do: 'toggle' }],
  [' ', { do: 'press' }],
  ['Enter', { do: 'open' }],
  ['F2', { do: 'enter' }],
  ['ContextMenu', { do: 'menu' }],
  ['Escape', { do: 'escape' }],
  ['/', { do: 'search' }],
  ['Tab', { do: 'tab' }],
])

const shifted: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['ArrowUp', move('up', true)],
  ['ArrowDown', move('down', true)],
  ['PageUp', move('pageUp', true)],
  ['PageDown', move('pageDown', true)],
  [' ', { do: 'extend' }],
  ['F10', { do: 'menu' }],
  ['Tab', { do: 'tabBack' }],
  // On German and Swahili layouts the slash is a shifted key.
  ['/', { do: 'search' }],
])

const controlled: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['Home', move('gridStart')],
  ['End', move('gridEnd')],
  ['a', { do: 'selectAll' }],
])

const controlledShifted: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['Home', move('gridStart', true)],
  ['End', move('gridEnd', true)],
])

/** The command of a key, or undefined if the key belongs to the browser. Ctrl and Cmd are equivalent. */
export const commandOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Command | undefined => {
  const isControlled = ctrlKey || metaKey
  if (altKey) return key === 'ArrowDown' && !isControlled && !shiftKey ? { do: 'unfold' } : undefined
  if (isControlled) return (shiftKey ? controlledShifted : controlled).get(key)
  return (shiftKey ? shifted : plain).get(key)
}
