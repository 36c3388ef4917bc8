// `npm run check`: the checks before a commit: types, lint, format, unused code, unit and component tests.
import { checkStatically, close, runVitest } from "./lib/steps.ts";

close([...(await checkStatically()), await runVitest()]);
