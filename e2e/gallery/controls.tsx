// The gallery's controls: buttons, choices, fields and calendars of src/ui, each with a state of its own.
import { useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Checkbox, Switch } from "#ui/controls/Checkbox.tsx";
import { DateCalendar } from "#ui/controls/DateCalendar.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { OptionPicker } from "#ui/controls/OptionPicker.tsx";
import { PasswordField } from "#ui/controls/PasswordField.tsx";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { Section, Shown } from "./Shown.tsx";
import styles from "./gallery.module.css";

const LEAGUES = ["Premier League", "La Liga", "Serie A"].map((label) => ({ value: label, label }));

function Choices() {
  const [on, setOn] = useState(true);
  const [league, setLeague] = useState("La Liga");
  const [view, setView] = useState<"all" | "live">("all");
  return (
    <>
      <Shown name="Checkbox, Switch">
        <div className={styles["line"]}>
          <Checkbox checked={on} onChange={setOn}>
            Goals
          </Checkbox>
          <Switch checked={on} onChange={setOn}>
            Sound
          </Switch>
          <Checkbox checked={false} onChange={setOn} disabled>
            Disabled
          </Checkbox>
        </div>
      </Shown>
      <Shown name="SwitchRow">
        <SwitchRow name="Red cards" hint="Tell me of each" checked={on} onChange={setOn} />
        <SwitchRow name="Disabled" checked={false} onChange={setOn} disabled />
      </Shown>
      <Shown name="Segmented">
        <Segmented
          label="Matches"
          value={view}
          segments={[
            { value: "all", label: "All", count: "124" },
            { value: "live", label: "Live", count: "7" },
          ]}
          onChange={setView}
        />
      </Shown>
      <Shown name="Select, SelectField">
        <Select label="League" value={league} options={LEAGUES} onChange={setLeague} />
        <SelectField label="League" value={league} options={LEAGUES} onChange={setLeague} />
      </Shown>
      <Shown name="RadioRows">
        <RadioRows
          legend="Odds"
          options={[
            { value: "1", name: "Decimal", detail: "1.80" },
            { value: "2", name: "Hong Kong", detail: "0.80", hint: "Without the stake" },
          ]}
          value={on ? "1" : "2"}
          onChange={(value) => setOn(value === "1")}
        />
      </Shown>
      <Shown name="OptionPicker">
        <OptionPicker
          label="Leagues"
          searchLabel="Search leagues"
          options={LEAGUES.map(({ value }) => ({ value, content: value }))}
          value={league}
          onChoose={setLeague}
          fits={(value, query) => value.toLowerCase().includes(query.toLowerCase())}
          none="No league"
        />
      </Shown>
    </>
  );
}

function Fields() {
  return (
    <>
      <Shown name="TextField">
        <TextField label="User name" hint="At most 20 characters" defaultValue="olga" />
      </Shown>
      <Shown name="TextField, wrong">
        <TextField label="E-mail" error="This is no e-mail address." defaultValue="olga@" />
      </Shown>
      <Shown name="PasswordField">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          showLabel="Show"
          hideLabel="Hide"
          defaultValue="secret"
        />
      </Shown>
      <Shown name="TextArea">
        <TextArea label="Biography" defaultValue={"Two lines\nof text"} rows={3} />
      </Shown>
    </>
  );
}

export function Controls() {
  const [day, setDay] = useState("2026-11-21");
  return (
    <Section title="Controls">
      <Shown name="Button">
        <div className={styles["line"]}>
          <Button look="primary">Primary</Button>
          <Button>Plain</Button>
          <Button look="quiet">Quiet</Button>
          <Button small>Small</Button>
          <Button look="primary" disabled>
            Disabled
          </Button>
        </div>
      </Shown>
      <Shown name="IconButton">
        <div className={styles["line"]}>
          <IconButton icon="search" label="Search" />
          <IconButton icon="close" label="Close" />
          <IconButton icon="close" label="Disabled" disabled />
        </div>
      </Shown>
      <Choices />
      <Fields />
      <Shown name="DateCalendar">
        <DateCalendar
          label="Day"
          value={day}
          today="2026-11-29"
          tag={document.documentElement.lang}
          previousLabel="Previous month"
          nextLabel="Next month"
          onSelect={setDay}
        />
      </Shown>
    </Section>
  );
}
