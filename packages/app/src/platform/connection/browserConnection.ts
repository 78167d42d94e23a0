import { ConnectionWatch } from './connection.ts'

/** The connection of this very page: one watch, as there is one network. */
export const connectionWatch = new ConnectionWatch({
  isOnLine: () => navigator.onLine,
  on: (event, listener) => window.addEventListener(event, listener),
})
