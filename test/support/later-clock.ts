/** Loaded before a program (`node --import`): its clock runs ahead by LATER_MS, so that a test need not wait. */

const aheadMs = Number(process.env['LATER_MS'])

const RealDate = Date
const realNow = Date.now.bind(Date)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[], self) =>
    Reflect.construct(target, parts.length === 0 ? [realNow() + aheadMs] : parts, self),
  get: (target, name, self): unknown =>
    name === 'now' ? () => realNow() + aheadMs : Reflect.get(target, name, self),
})
