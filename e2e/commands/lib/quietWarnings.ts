// Keeps one warning off the screen: that Node's own SQLite is young. Import it before anything that loads it.

process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name === "ExperimentalWarning" && warning.message.includes("SQLite")) return;
  console.error(warning.stack ?? String(warning));
});
