/** The plain switch between units: a group of native radios. */

import styles from './measure-fields.module.css'

/**
 * Uncontrolled, so that a choice made before the script arrived is still there to be read.
 *
 * @param units - in the order offered.
 * @param names - what each unit is called.
 */
export function UnitChoice<Unit extends string>({
  name,
  legend,
  units,
  names,
  initial,
  onChange,
}: {
  name: string
  legend: string
  units: readonly Unit[]
  names: Readonly<Record<Unit, string>>
  initial: Unit
  onChange: (unit: Unit) => void
}) {
  return (
    <fieldset className={styles.units}>
      <legend>{legend}</legend>
      {units.map((unit) => (
        <label key={unit} className={styles.unit}>
          <input
            type="radio"
            name={name}
            value={unit}
            defaultChecked={unit === initial}
            onChange={() => {
              onChange(unit)
            }}
          />
          {names[unit]}
        </label>
      ))}
    </fieldset>
  )
}
