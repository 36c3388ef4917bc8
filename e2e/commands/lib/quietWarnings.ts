// Hides the warning that Node's SQLite is experimental; import it before any module that loads SQLite.

process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name === "ExperimentalWarning" && warning.message.includes("SQLite")) return;
  console.error(warning.stack ?? String(warning));
});
