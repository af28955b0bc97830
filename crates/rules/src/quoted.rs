use core::fmt;

/// How much of a foreign text an error message repeats.
const SHOWN: usize = 40;

/// A foreign text in quotation marks for an error message: on one line, with
/// control characters escaped, and cut short.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("'")?;
        for (at, c) in self.0.chars().enumerate() {
            if at == SHOWN {
                f.write_str("…")?;
                break;
            }
            // Quotation marks may stand as they are; line ends and other control
            // characters would break the one line.
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                write!(f, "{c}")?;
            }
        }
        f.write_str("'")
    }
}
