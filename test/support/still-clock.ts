/** Loaded before a program (`node --import`): its clock stands still at CLOCK_MS, however slow the machine is. */

const standsAtMs = Number(process.env['CLOCK_MS'])

globalThis.Date = new Proxy(Date, {
  construct: (target, parts: unknown[], self) =>
    Reflect.construct(target, parts.length === 0 ? [standsAtMs] : parts, self),
  get: (target, name, self): unknown =>
    name === 'now' ? () => standsAtMs : Reflect.get(target, name, self),
})
