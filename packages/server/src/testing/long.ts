/** Whether this is `npm run test:long`, in which a property is tried with all its cases and not with some of them. */
export const isLong = process.env['SOMO_LONG'] === '1'
