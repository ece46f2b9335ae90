-- Asks for the paths of a file in turn and counts answers that have another status than expected.
-- wrk … <address> -- <file of paths> <status>

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  paths = {}
  for line in io.lines(args[1]) do
    table.insert(paths, line)
  end
  expected = tonumber(args[2])
  at = 0
  answered = 0
  wrong = 0
  wrk.headers["Accept-Encoding"] = "gzip, br"
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end

function response(status)
  answered = answered + 1
  if status ~= expected then
    wrong = wrong + 1
  end
end

function done(summary, latency)
  local answers, surprises = 0, 0
  for _, thread in ipairs(threads) do
    answers = answers + thread:get("answered")
    surprises = surprises + thread:get("wrong")
  end
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"answered":%d,"wrong":%d,"lost":%d,"timeouts":%d,"microseconds":%d,"p99":%d}\n',
    summary.requests, answers, surprises, errors.connect + errors.read + errors.write,
    errors.timeout, summary.duration, latency:percentile(99)
  ))
end
