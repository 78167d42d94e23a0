/** True for an error that is over by itself: the connection was lost, the database restarts, two transactions met. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Classes of SQLSTATE: 08 connection, 40 rolled back, 53 no room, 57P operator's hand; then those of the network.
  if (/^(08|40|53|57P)/.test(code) || /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$/.test(code)) return true
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
}
